'use client'
import clsx from 'clsx'
import { Dice1, Dice2, Dice3, Dice4, Dice5, Dice6, Gavel, Undo2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Badge } from '@/components/ui/Badge'
import { Button } from '@/components/ui/Button'
import type { OutcomeRow } from '../model/rows'
import { SideColour } from '../SideNames'
import type { TableBattle } from '../useBattle'
import type { BattleCommands } from '../useBattleCommands'
import { useFateText } from './useFateText'

const dice = [Dice1, Dice2, Dice3, Dice4, Dice5, Dice6]

/** One result: what the rules and the dice gave, and apart from it what the master ruled. */
export function OutcomeLine(props: { table: TableBattle; outcome: OutcomeRow; commands: BattleCommands; onOverrule: () => void }) {
  const { table, outcome, commands, onOverrule } = props
  const t = useTranslations('battles')
  const textOf = useFateText()
  const Die = outcome.face === null ? null : dice[outcome.face - 1]!
  const side = table.sides.find((each) => each.id === outcome.sideId)
  const opens = table.master && table.battle.phase === 'aftermath'
  return (
    <li data-outcome={outcome.kind} className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-3 py-2">
      <SideColour colour={side?.colour ?? null} />
      <span className="min-w-0 flex-1 basis-40 leading-snug">
        <span className="block font-medium [overflow-wrap:anywhere]">{outcome.name}</span>
        <span className="text-ink-soft flex flex-wrap items-center gap-x-2 text-sm">
          {Die && (
            <span className="inline-flex items-center gap-1">
              <Die aria-hidden className="text-ink size-5" strokeWidth={2} />
              <span aria-hidden className="figures text-ink font-semibold">
                {outcome.face}
              </span>
              <span className="sr-only">{t('die', { face: outcome.face! })}</span>
            </span>
          )}
          <span className={clsx(outcome.override && 'line-through')}>{textOf(outcome.kind, outcome.computed)}</span>
        </span>
      </span>
      {outcome.override && (
        <Badge tone="press" icon={Gavel} className="text-sm!">
          {textOf(outcome.kind, outcome.override)}
        </Badge>
      )}
      {opens && (
        <span className="flex gap-1.5">
          {outcome.override && (
            <Button size="s" icon={Undo2} disabled={commands.busy} onClick={() => void commands.overrule(outcome.id, null)}>
              {t('overrule.back')}
            </Button>
          )}
          <Button size="s" icon={Gavel} variant="plain" onClick={onOverrule}>
            {t('overrule.open')}
          </Button>
        </span>
      )}
    </li>
  )
}
