'use client'
import { Dices, Flag, Play, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { BeginRound } from '@/components/table/BeginRound'
import { FinishDialog } from '@/components/table/FinishDialog'
import { nextRound } from '@/components/table/nextRound'
import { Button } from '@/components/ui/Button'
import { Panel } from '@/components/ui/Panel'
import { useRows, useView, type LiveRow } from '@/lib/live/client/hooks'
import { HappenedAt } from '../../HappenedAt'

/** The tables and their rounds; a master presses the round of any (HQ-TRG-1). */
export function TablesSection() {
  const t = useTranslations('table')
  const tables = useRows('gameTables')
  const people = useView('people')
  const [asked, setAsked] = useState<LiveRow<'gameTables'> | null>(null)
  const [happenedAt, setHappenedAt] = useState<number | null>(null)
  const say = useTranslations('masterPanels')
  const words = useTranslations('evening')
  const [finished, setFinished] = useState<LiveRow<'gameTables'> | null>(null)
  const ask = (table: LiveRow<'gameTables'>) => {
    setHappenedAt(null)
    setAsked(table)
  }
  if (tables.length === 0) return null
  return (
    <Panel title={say('tables.title')} icon={Dices} bodyClassName="">
      <ul className="divide-rule divide-y">
        {tables.map((table) => {
          const next = nextRound(table)
          const host = table.hostId === null ? null : people[table.hostId]?.character
          return (
            <li key={table.id} className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-3 py-2">
              <div className="min-w-0 flex-1 basis-40">
                <p className="leading-snug font-medium [overflow-wrap:anywhere]">{table.name}</p>
                <p className="text-ink-soft text-sm">
                  {table.state === 'finished' ? t('finished') : table.round ? t('round', { n: table.round }) : t('notStarted')}
                  {host && <> · {say('tables.host', { name: host })}</>}
                </p>
              </div>
              {table.state === 'running' && (
                <Button size="s" variant="plain" icon={Flag} onClick={() => setFinished(table)}>
                  {words('table.finish')}
                </Button>
              )}
              {next !== null && (
                <Button size="s" icon={Play} onClick={() => ask(table)}>
                  {t('begin', { n: next })}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {finished && <FinishDialog table={finished} sides={finished.sides ?? []} onClose={() => setFinished(null)} />}
      {asked && (
        <BeginRound table={asked} happenedAt={happenedAt} onClose={() => setAsked(null)}>
          <HappenedAt onChange={setHappenedAt} />
        </BeginRound>
      )}
    </Panel>
  )
}

/** Rounds that brought no card want one by hand (HQ-TRG-2). */
export function RoundAlerts({ onIssue }: { onIssue: () => void }) {
  const t = useTranslations('masterPanels')
  const alerts = useRows('gameTables').filter((table) => table.roundWithoutCard !== null)
  if (alerts.length === 0) return null
  return (
    <div role="alert" className="border-wait bg-wait-wash text-wait rounded-control flex flex-col gap-2 border p-2.5">
      {alerts.map((table) => (
        <p key={table.id} className="flex items-start gap-2 leading-snug font-semibold">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t('tables.withoutCard', { table: table.name, n: table.roundWithoutCard! })}
        </p>
      ))}
      <Button size="s" variant="wait" className="self-start" onClick={onIssue}>
        {t('tables.issueByHand')}
      </Button>
    </div>
  )
}
