'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { signed } from '@/components/hq/changesModel'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { Field } from '@/components/ui/Field'
import { NumberInput } from '@/components/ui/NumberInput'
import type { PoolId } from '@/lib/campaign/hq/tables'
import { ReasonField } from '../../ReasonField'

const steps = [-5, -1, 1, 5]

/** A logged correction of a pool by a difference, with a reason; the only way in for БЧС besides cards (HQ-RES-5). */
export function PoolDialog({ pool, value, onClose }: { pool: PoolId; value: number; onClose: () => void }) {
  const t = useTranslations('masterPanels')
  const say = useTranslations('hq')
  const ui = useTranslations('ui')
  const { give, busy } = useGive()
  const [delta, setDelta] = useState<number | null>(null)
  const [reason, setReason] = useState('')
  const name = say(`pools.${pool}`)
  const after = value + (delta ?? 0)
  const press = async () => {
    const answer = await give('hq.adjustPool', { pool, delta, reason }, { done: t('pool.done', { pool: name, value: after }) })
    if (answer.ok) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('pool.title', { pool: name })}
      description={t('pool.text')}
      footer={
        <>
          <Button variant="plain" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button variant="press" busy={busy} disabled={!delta || after < 0 || reason === ''} onClick={() => void press()}>
            {t('pool.yes')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label={t('pool.delta')} error={after < 0 ? t('pool.negative') : undefined}>
          {(ids) => (
            <NumberInput {...ids} value={delta} min={-10_000} max={10_000} placeholder="0" onChange={setDelta} className="max-w-56" />
          )}
        </Field>
        <div className="flex flex-wrap gap-1.5">
          {steps.map((step) => (
            <Button key={step} size="s" className="figures" onClick={() => setDelta((delta ?? 0) + step)}>
              {signed(step)}
            </Button>
          ))}
        </div>
        <p className="figures text-2xl font-bold" aria-live="polite">
          {value} <span className="text-ink-faint">→</span> <span className={after < 0 ? 'text-lost' : 'text-ink'}>{after}</span>
        </p>
        <ReasonField onChange={setReason} />
      </div>
    </Dialog>
  )
}
