'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { Panel } from '@/components/ui/Panel'
import { isQuiet, outcomeOrder, outcomesOf } from '../model/outcomes'
import type { OutcomeRow } from '../model/rows'
import type { TableBattle } from '../useBattle'
import type { BattleCommands } from '../useBattleCommands'
import { OutcomeLine } from './OutcomeLine'
import { OverruleDialog } from './OverruleDialog'

/** All results of a battle, kind by kind; what changes nothing is counted and can be unfolded. */
export function Outcomes({ table, commands }: { table: TableBattle; commands: BattleCommands }) {
  const t = useTranslations('battles')
  const [ruled, setRuled] = useState<string | null>(null)
  const outcome = table.outcomes.find(({ id }) => id === ruled)
  const kinds = outcomeOrder.filter((kind) => table.outcomes.some((each) => each.kind === kind))
  return (
    <>
      {table.outcomes.length === 0 && <p className="text-ink-soft p-1">{t('after.none')}</p>}
      <div className="columns-1 gap-3 lg:columns-2 [&>section]:mb-3 [&>section]:break-inside-avoid">
        {kinds.map((kind) => (
          <Kind key={kind} {...{ table, commands, kind }} onOverrule={setRuled} />
        ))}
      </div>
      {outcome && <OverruleDialog table={table} outcome={outcome} commands={commands} onClose={() => setRuled(null)} />}
    </>
  )
}

function Kind(props: { table: TableBattle; commands: BattleCommands; kind: OutcomeRow['kind']; onOverrule: (id: string) => void }) {
  const { table, commands, kind, onOverrule } = props
  const t = useTranslations('battles')
  const [whole, setWhole] = useState(false)
  const all = outcomesOf(table.outcomes, kind)
  const quiet = all.filter(isQuiet)
  const shown = whole ? all : all.filter((outcome) => !isQuiet(outcome))
  return (
    <Panel title={t(`after.${kind}`)} bodyClassName="">
      <ul className="divide-rule divide-y">
        {shown.map((outcome) => (
          <OutcomeLine key={outcome.id} {...{ table, outcome, commands }} onOverrule={() => onOverrule(outcome.id)} />
        ))}
      </ul>
      {quiet.length > 0 && (
        <p className="border-rule flex flex-wrap items-center justify-between gap-2 border-t px-3 py-2 first:border-t-0">
          <span className="text-ink-soft">{t(kind === 'officer' ? 'after.unhurt' : 'after.survive', { n: quiet.length })}</span>
          <Button size="s" variant="plain" onClick={() => setWhole((was) => !was)}>
            {t(whole ? 'after.fold' : 'after.unfold')}
          </Button>
        </p>
      )}
    </Panel>
  )
}
