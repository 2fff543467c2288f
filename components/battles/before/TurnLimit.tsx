'use client'
import { useTranslations } from 'use-intl'
import { Chips } from '@/components/ui/Chips'
import type { BattleRow } from '../model/rows'
import type { BattleCommands } from '../useBattleCommands'

/** Minutes that a turn commonly lasts. */
const usual = [3, 5, 7, 10]

/** How long a turn lasts at this table (MB-BAT-TUR); what the settings say is among the choices. */
export function TurnLimit({ battle, commands }: { battle: BattleRow; commands: BattleCommands }) {
  const t = useTranslations('battles.turn')
  const minutes = battle.turnMs / 60_000
  const choices = [...new Set([...usual, minutes])].sort((a, b) => a - b)
  return (
    <div className="flex flex-col gap-1">
      <p className="text-ink-soft text-sm font-medium">{t('limit')}</p>
      <Chips
        label={t('limit')}
        value={String(minutes)}
        onChange={(id) => id && id !== String(minutes) && void commands.turnLimit(Number(id) * 60)}
        chips={choices.map((each) => ({ id: String(each), label: t('minutes', { n: each }) }))}
      />
    </div>
  )
}
