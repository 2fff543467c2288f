'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { MultiChips } from '@/components/ui/Chips'
import { Panel } from '@/components/ui/Panel'
import type { TableSide } from '../useBattle'
import type { BattleCommands } from '../useBattleCommands'

/** Of three sides or more two whose people agreed on a common commander-in-chief become one (MB-BAT-GEN-6). */
export function JoinSides({ sides, commands }: { sides: readonly TableSide[]; commands: BattleCommands }) {
  const t = useTranslations('battles.join')
  const [chosen, setChosen] = useState<string[]>([])
  if (sides.length < 3) return null
  const pair = chosen.filter((id) => sides.some((side) => side.id === id)).slice(-2)
  const [side, other] = pair
  return (
    <Panel title={t('title')}>
      <div className="flex flex-col items-start gap-3">
        <p className="text-ink-soft text-sm">{t('text')}</p>
        <MultiChips label={t('title')} value={pair} onChange={setChosen} chips={sides.map(({ id, title }) => ({ id, label: title }))} />
        <Button busy={commands.busy} disabled={!other} onClick={() => side && other && void commands.joinSides(side, other)}>
          {t('go')}
        </Button>
      </div>
    </Panel>
  )
}
