'use client'
import { LifeBuoy, Megaphone, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { MultiChips } from '@/components/ui/Chips'
import { Panel } from '@/components/ui/Panel'
import type { AidFor } from '@/lib/campaign/hq/tables'
import { useRow, useRows, useView, type LiveRow } from '@/lib/live/client/hooks'
import type { Hq } from './useHq'

type Ship = LiveRow<'ships'>

/** Chips of the help that a ship can still take, one for each: `reroll`, `plus1:0`, `plus1:1`. */
const chipsOf = (ship: Ship): string[] => [
  ...Array.from({ length: ship.room?.reroll ?? 0 }, (_, n) => `reroll:${n}`),
  ...Array.from({ length: ship.room?.plus1 ?? 0 }, (_, n) => `plus1:${n}`),
]
const aidOf = (chip: string): 'reroll' | 'plus1' => (chip.startsWith('reroll') ? 'reroll' : 'plus1')

/** Help from the stock, and to whom it goes (HQ-BAT-3…5): ships by the word, one or a list; a command point to a table. */
export function HelpPanel({ hq }: { hq: Hq }) {
  const t = useTranslations('evening')
  const aids = useView('aids')
  const ships = useRows('ships').filter((ship) => ship.room)
  const stock = { cp: aids.cp?.stock ?? 0, reroll: aids.reroll?.stock ?? 0, plus1: aids.plus1?.stock ?? 0 }
  if (stock.cp + stock.reroll + stock.plus1 === 0 && ships.length === 0) return null
  return (
    <Panel title={t('help.title')} icon={LifeBuoy} bodyClassName="flex flex-col gap-3 p-3">
      <ul className="divide-rule bg-raised rounded-control divide-y px-3">
        {(['reroll', 'plus1', 'cp'] as const).map((aid) => (
          <li key={aid} className="flex items-center justify-between gap-3 py-1.5">
            <span className={stock[aid] > 0 ? '' : 'text-ink-soft'}>{t(`help.${aid}`)}</span>
            <span className={`figures text-2xl leading-none font-bold ${stock[aid] > 0 ? '' : 'text-ink-faint'}`}>{stock[aid]}</span>
          </li>
        ))}
      </ul>
      {ships.length > 0 && stock.reroll + stock.plus1 > 0 && <ShareOut ships={ships} stock={stock} hq={hq} />}
      {stock.cp > 0 && <CommandPoints hq={hq} />}
    </Panel>
  )
}

function ShareOut({ ships, stock, hq }: { ships: Ship[]; stock: { reroll: number; plus1: number }; hq: Hq }) {
  const t = useTranslations('evening')
  const { give, busy } = useGive()
  const batch = useRow('settings', 'word.batch')?.value === true
  const alone = useRow('settings', 'survival.aidDecision')?.value === 'personal'
  const [chosen, setChosen] = useState<Record<string, string[]>>({})
  const list = ships.flatMap((ship): AidFor[] =>
    (chosen[ship.id] ?? []).filter((chip) => chipsOf(ship).includes(chip)).map((chip) => ({ aid: aidOf(chip), target: ship.id })),
  )
  const count = (aid: string) => list.filter((each) => each.aid === aid).length
  const enough = count('reroll') <= stock.reroll && count('plus1') <= stock.plus1
  const press = async () => {
    const [first] = list
    if (!first) return
    const answer = alone
      ? await give('hq.useSurvivalAid', { ship: first.target, kind: first.aid })
      : await give('hq.announce', { subject: list.length === 1 ? { s: 'aid', ...first } : { s: 'aids', list } })
    if (answer.ok) setChosen({})
  }
  return (
    <div className="flex flex-col gap-2">
      {ships.map((ship) => (
        <div key={ship.id} className="border-rule border-t pt-2">
          <p className="flex items-baseline justify-between gap-2">
            <span className="min-w-0 leading-snug font-semibold [overflow-wrap:anywhere]">{ship.name}</span>
            <span className="shrink-0 text-sm">
              <span className="figures text-xl font-bold">{ship.roll?.result}</span> {t(`result.${ship.roll?.result ?? 1}.name`)}
            </span>
          </p>
          <p className="text-ink-soft mb-1.5 text-sm">{ship.captain || ship.side}</p>
          <MultiChips
            label={t('help.for', { ship: ship.name })}
            value={chosen[ship.id] ?? []}
            onChange={(ids) => setChosen(batch && !alone ? { ...chosen, [ship.id]: ids } : { [ship.id]: ids.slice(-1) })}
            chips={chipsOf(ship).map((chip) => ({
              id: chip,
              label: aidOf(chip) === 'reroll' ? t('help.reroll') : '+1',
              disabled: stock[aidOf(chip)] === 0,
            }))}
          />
        </div>
      ))}
      <Button
        variant="press"
        icon={Megaphone}
        busy={busy}
        disabled={list.length === 0 || !enough || hq.announcement !== null || !hq.me?.present}
        onClick={() => void press()}
      >
        {t(alone ? 'help.give' : 'help.announce', { n: list.length })}
      </Button>
      {!enough && <p className="text-lost text-sm font-medium">{t('help.tooMany')}</p>}
    </div>
  )
}

/** One command point more in each round for our squadrons at a table (HQ-BAT-4). */
function CommandPoints({ hq }: { hq: Hq }) {
  const t = useTranslations('evening')
  const { give, busy } = useGive()
  const tables = useRows('gameTables')
  const byWord = useRow('settings', 'cpRaise.decision')?.value === 'collective'
  const press = (table: string) =>
    byWord
      ? give('hq.announce', { subject: { s: 'aid', aid: 'cp', target: table } })
      : give('hq.allotCp', { map: table }, { done: t('help.cpGiven') })
  return (
    <div className="border-rule flex flex-col gap-1.5 border-t pt-2">
      <p className="text-ink-soft text-sm">{t('help.cpTo')}</p>
      <div className="flex flex-wrap gap-1.5">
        {tables.map((table) => (
          <Button
            key={table.id}
            size="s"
            icon={Plus}
            disabled={busy || !hq.me?.present || !hq.clockRuns}
            onClick={() => void press(table.id)}
          >
            {table.name}
          </Button>
        ))}
      </div>
    </div>
  )
}
