'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { Chips, MultiChips } from '@/components/ui/Chips'
import { Dialog } from '@/components/ui/Dialog'
import type { Json } from '@/lib/kernel/json'
import type { LiveRow } from '@/lib/live/client/hooks'
import { ReasonField } from '../../ReasonField'

const hurts = ['dead', 'heavy', 'medium', 'light'] as const
const results = ['1', '2', '3', '4', '5', '6'] as const

/** The master's own verdict on a ship, beside what the rules computed; it can be taken back. */
export function VerdictDialog({ ship, onClose }: { ship: LiveRow<'ships'>; onClose: () => void }) {
  const t = useTranslations('evening')
  const ui = useTranslations('ui')
  const { give, busy } = useGive()
  const now = ship.roll?.verdict
  const [result, setResult] = useState(String(now?.result ?? ship.roll?.result ?? 6))
  const [outcome, setOutcome] = useState({
    ...{ dead: now?.outcome.dead ?? [], heavy: now?.outcome.heavy ?? [], medium: now?.outcome.medium ?? [] },
    ...{ light: now?.outcome.light ?? [], lost: now?.outcome.lost ?? [] },
  })
  const [reason, setReason] = useState('')
  const press = async (type: 'survival.override' | 'survival.clearOverride') => {
    const data: Json = type === 'survival.override' ? { ship: ship.id, result: Number(result), outcome, reason } : { ship: ship.id, reason }
    const answer = await give(type, data, { done: t('survival.verdictDone') })
    if (answer.ok) onClose()
  }
  const names = (list: readonly string[]) => list.map((name) => ({ id: name, label: name }))
  return (
    <Dialog
      open
      width="m"
      onOpenChange={(open) => !open && onClose()}
      title={t('survival.verdictTitle', { ship: ship.name })}
      description={t('survival.verdictText')}
      footer={
        <>
          <Button variant="plain" onClick={onClose}>
            {ui('cancel')}
          </Button>
          {ship.computed && (
            <Button busy={busy} disabled={reason === ''} onClick={() => void press('survival.clearOverride')}>
              {t('survival.clear')}
            </Button>
          )}
          <Button variant="press" busy={busy} disabled={reason === ''} onClick={() => void press('survival.override')}>
            {t('survival.verdictYes')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Chips
          label={t('survival.result')}
          value={result}
          onChange={(id) => id && setResult(id)}
          chips={results.map((id) => ({ id: id, label: `${id} · ${t(`result.${id}.name`)}` }))}
        />
        {ship.crew.length > 0 &&
          hurts.map((hurt) => (
            <fieldset key={hurt}>
              <legend className="text-ink-soft mb-1 text-sm font-medium">{t(`survival.${hurt}`)}</legend>
              <MultiChips
                label={t(`survival.${hurt}`)}
                value={outcome[hurt]}
                onChange={(ids) => setOutcome({ ...outcome, [hurt]: ids })}
                chips={names(ship.crew)}
              />
            </fieldset>
          ))}
        <fieldset>
          <legend className="text-ink-soft mb-1 text-sm font-medium">{t('ceremony.lost')}</legend>
          <MultiChips
            label={t('ceremony.lost')}
            value={outcome.lost}
            onChange={(ids) => setOutcome({ ...outcome, lost: ids })}
            chips={names(ship.components)}
          />
        </fieldset>
        <ReasonField later={false} onChange={setReason} />
      </div>
    </Dialog>
  )
}
