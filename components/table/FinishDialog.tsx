'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { Chips } from '@/components/ui/Chips'
import { Dialog } from '@/components/ui/Dialog'
import { Field, Input } from '@/components/ui/Field'
import type { LiveRow } from '@/lib/live/client/hooks'

const draw = '—draw'

/** The battle of a table is over: who won, and what became of everything at stake (HQ-MAP-3). */
export function FinishDialog({ table, sides, onClose }: { table: LiveRow<'gameTables'>; sides: readonly string[]; onClose: () => void }) {
  const t = useTranslations('evening')
  const ui = useTranslations('ui')
  const { give, busy } = useGive()
  const [winner, setWinner] = useState<string | null>(null)
  const [stakes, setStakes] = useState<Record<string, number>>(Object.fromEntries((table.stakes ?? []).map((one) => [one.id, one.index])))
  const press = async () => {
    const data = { map: table.id, winner: winner === draw ? null : winner, stakes }
    const answer = await give('hq.mapFinished', data, { done: t('table.finished') })
    if (answer.ok) onClose()
  }
  return (
    <Dialog
      open
      width="m"
      onOpenChange={(open) => !open && onClose()}
      title={t('table.finishTitle', { table: table.name })}
      description={t('table.finishText')}
      footer={
        <>
          <Button variant="plain" size="l" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button variant="press" size="l" busy={busy} disabled={!winner} onClick={() => void press()}>
            {t('table.finishYes')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Field label={t('table.winner')}>
          {(ids) =>
            sides.length > 0 ? (
              <Chips
                label={t('table.winner')}
                value={winner}
                onChange={setWinner}
                chips={[...sides.map((side) => ({ id: side, label: side })), { id: draw, label: t('table.draw') }]}
              />
            ) : (
              <Input {...ids} maxLength={120} onChange={(event) => setWinner(event.target.value.trim() || null)} />
            )
          }
        </Field>
        {(table.stakes ?? []).map((stake) => (
          <fieldset key={stake.id} className="flex flex-col gap-1.5">
            <legend className="mb-1 font-semibold">{stake.name}</legend>
            <Chips
              label={stake.name}
              value={String(stakes[stake.id] ?? stake.index)}
              onChange={(id) => setStakes({ ...stakes, [stake.id]: Number(id) })}
              chips={stake.outcomes.map((outcome, index) => ({ id: String(index), label: outcome }))}
            />
          </fieldset>
        ))}
      </div>
    </Dialog>
  )
}
