'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { Chips } from '@/components/ui/Chips'
import { Dialog } from '@/components/ui/Dialog'
import { Field, Input } from '@/components/ui/Field'
import { NumberInput } from '@/components/ui/NumberInput'
import { Select } from '@/components/ui/Select'
import type { Json } from '@/lib/kernel/json'
import { useRow, useRows } from '@/lib/live/client/hooks'

const kinds = ['gift', 'in', 'out', 'acquire'] as const
type Kind = (typeof kinds)[number]

/** What goes in or out of HQ's supplies besides cards, in one step each. */
export function GiftDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('evening')
  const say = useTranslations('hq')
  const ui = useTranslations('ui')
  const { give, busy } = useGive()
  const rates = useRows('rates')
  const allowed = useRow('settings', 'donation.pools')?.value
  const pools = Array.isArray(allowed) ? (allowed as ('energy' | 'resources')[]) : (['energy'] as const)
  const [kind, setKind] = useState<Kind>('gift')
  const [pool, setPool] = useState<'energy' | 'resources'>('energy')
  const [currency, setCurrency] = useState<string | null>(null)
  const [words, setWords] = useState('')
  const [n, setN] = useState<number | null>(1)
  const chosen = currency ?? rates[0]?.id ?? null
  const units = (n ?? 0) * (rates.find((rate) => rate.id === chosen)?.units ?? 0)
  const press = async () => {
    const command: { type: string; data: Json } =
      kind === 'gift'
        ? { type: 'hq.recordGift', data: { from: words, pool, amount: n } }
        : kind === 'acquire'
          ? { type: 'hq.acquire', data: { text: words, n } }
          : { type: 'hq.exchange', data: { dir: kind, currency: chosen, n } }
    const answer = await give(command.type, command.data, { done: t('supply.done') })
    if (answer.ok) onClose()
  }
  const needsWords = kind === 'gift' || kind === 'acquire'
  return (
    <Dialog
      open
      width="m"
      onOpenChange={(open) => !open && onClose()}
      title={t('supply.add')}
      footer={
        <>
          <Button variant="plain" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button
            variant="press"
            busy={busy}
            disabled={!n || (needsWords ? words.trim() === '' : chosen === null)}
            onClick={() => void press()}
          >
            {t('supply.yes')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Chips
          label={t('supply.kind')}
          value={kind}
          onChange={(id) => id && setKind(id)}
          chips={kinds.map((id) => ({ id, label: t(`supply.kinds.${id}`) }))}
        />
        {needsWords && (
          <Field label={t(kind === 'gift' ? 'supply.from' : 'supply.thing')}>
            {(ids) => <Input {...ids} maxLength={120} value={words} onChange={(event) => setWords(event.target.value)} />}
          </Field>
        )}
        {kind === 'gift' && pools.length > 1 && (
          <Chips
            label={t('gift.what')}
            value={pool}
            onChange={(id) => id && setPool(id)}
            chips={pools.map((id) => ({ id, label: say(`pools.${id}`) }))}
          />
        )}
        {!needsWords && (
          <Field label={t('supply.currency')}>
            {(ids) => (
              <Select {...ids} value={chosen} onChange={setCurrency} options={rates.map((rate) => ({ id: rate.id, label: rate.id }))} />
            )}
          </Field>
        )}
        <Field label={t(kind === 'gift' ? 'gift.amount' : 'supply.resources')}>
          {(ids) => <NumberInput {...ids} value={n} min={1} max={10_000} onChange={setN} className="max-w-56" />}
        </Field>
        {!needsWords && <p className="text-lg font-semibold">{t(`supply.units.${kind}`, { units, currency: chosen ?? '' })}</p>}
      </div>
    </Dialog>
  )
}
