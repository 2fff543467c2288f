'use client'
import { Gavel } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ReasonField } from '@/components/master/ReasonField'
import { Button } from '@/components/ui/Button'
import { Chips } from '@/components/ui/Chips'
import { Dialog } from '@/components/ui/Dialog'
import { useRow } from '@/lib/live/client/hooks'
import { choicesOf, keyOf } from '../model/outcomes'
import type { OutcomeRow } from '../model/rows'
import type { TableBattle } from '../useBattle'
import type { BattleCommands } from '../useBattleCommands'
import { useFateText } from './useFateText'

/** The master rules otherwise: his word counts last, the computed result stays beside it and comes back when the word is taken away. */
export function OverruleDialog(props: { table: TableBattle; outcome: OutcomeRow; commands: BattleCommands; onClose: () => void }) {
  const { table, outcome, commands, onClose } = props
  const t = useTranslations('battles')
  const textOf = useFateText()
  const sector = useRow('sectors', table.battle.sectorId)
  const world = {
    states: table.sides.flatMap((side) =>
      side.stateIds.map((id) => ({ id, armyId: side.forces.find((force) => force.armyId !== null)?.armyId ?? null })),
    ),
    neighbours: sector?.neighbours.map((neighbour) => neighbour.sectorId) ?? [],
  }
  const choices = choicesOf(outcome.kind, world)
  const [key, setKey] = useState<string | null>(outcome.override ? keyOf(outcome.override) : null)
  const [reason, setReason] = useState('')
  const chosen = choices.find((choice) => choice.key === key)
  const rule = async () => {
    if (!chosen) return
    const answer = await commands.overrule(outcome.id, chosen.fate, reason || undefined)
    if (answer.ok) onClose()
  }
  return (
    <Dialog
      open
      width="m"
      onOpenChange={(open) => !open && onClose()}
      title={t('overrule.title', { name: outcome.name })}
      description={t('overrule.computed', { fate: textOf(outcome.kind, outcome.computed) })}
      footer={
        <>
          <Button variant="plain" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="press" icon={Gavel} disabled={!chosen} busy={commands.busy} onClick={() => void rule()}>
            {t('overrule.go')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Chips
          label={t('overrule.what')}
          value={key}
          onChange={setKey}
          chips={choices.map((choice) => ({ id: choice.key, label: textOf(outcome.kind, choice.fate) }))}
        />
        <ReasonField onChange={setReason} />
      </div>
    </Dialog>
  )
}
