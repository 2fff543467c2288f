'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { Chips } from '@/components/ui/Chips'
import { Dialog } from '@/components/ui/Dialog'
import { Field, Textarea } from '@/components/ui/Field'
import { Select } from '@/components/ui/Select'
import { useRows } from '@/lib/live/client/hooks'
import { useCouriers } from './MailSheet'
import type { General } from './useGeneral'

const nobody = '—'

/** A sealed letter being written: to an officer of one's own, or to whoever commands somewhere; and who takes it. */
export function WriteSheet({ general, onClose }: { general: General; onClose: () => void }) {
  const t = useTranslations('general.mail')
  const { give, busy } = useGive()
  const sectors = useRows('sectors')
  const states = useRows('states')
  const couriers = useCouriers(general)
  const [kind, setKind] = useState<'person' | 'post'>('person')
  const [to, setTo] = useState<string | null>(null)
  const [sector, setSector] = useState<string | null>(null)
  const [state, setState] = useState<string | null>(general.me?.stateId ?? null)
  const [text, setText] = useState('')
  const [courier, setCourier] = useState<string>(nobody)
  const ready = text.trim() !== '' && (kind === 'person' ? to !== null : sector !== null && state !== null)
  const press = async () => {
    const address: Record<string, string> = kind === 'person' ? { to: to! } : { sector: sector!, state: state! }
    const data = { ...address, text: text.trim(), ...(courier !== nobody && { courier }) }
    if ((await give('letter.write', data, { done: t(courier === nobody ? 'sealedDone' : 'sent') })).ok) onClose()
  }
  return (
    <Dialog
      open
      width="m"
      onOpenChange={(next) => !next && onClose()}
      title={t('write')}
      description={t('writeText')}
      footer={
        <Button variant="press" size="l" busy={busy} disabled={!ready} className="w-full" onClick={() => void press()}>
          {t(courier === nobody ? 'seal' : 'sealAndHand')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <Chips
          label={t('addressee')}
          value={kind}
          onChange={(next) => next && setKind(next)}
          chips={[
            { id: 'person', label: t('toOfficer') },
            { id: 'post', label: t('toPost') },
          ]}
          className="[&_button]:min-h-11"
        />
        {kind === 'person' ? (
          <Field label={t('addressee')}>
            {(ids) => (
              <Select
                {...ids}
                value={to}
                placeholder={t('choose')}
                onChange={setTo}
                options={general.comrades.map(({ id, character }) => ({ id, label: character }))}
                className="min-h-12!"
              />
            )}
          </Field>
        ) : (
          <>
            <Field label={t('whose')}>
              {(ids) => (
                <Select
                  {...ids}
                  value={state}
                  onChange={setState}
                  options={states.map(({ id, name }) => ({ id, label: name }))}
                  className="min-h-12!"
                />
              )}
            </Field>
            <Field label={t('where')} hint={t('postHint')}>
              {(ids) => (
                <Select
                  {...ids}
                  value={sector}
                  placeholder={t('choose')}
                  onChange={setSector}
                  options={sectors.map(({ id, name }) => ({ id, label: name }))}
                  className="min-h-12!"
                />
              )}
            </Field>
          </>
        )}
        <Field label={t('text')} hint={t('textHint')}>
          {(ids) => <Textarea {...ids} rows={5} maxLength={4000} value={text} onChange={(event) => setText(event.target.value)} />}
        </Field>
        {general.place === 'table' && (
          <Field label={t('courier')} hint={couriers.length === 0 ? t('noCourierText') : t('courierHint')}>
            {(ids) => (
              <Select
                {...ids}
                value={courier}
                onChange={setCourier}
                options={[{ id: nobody, label: t('keep') }, ...couriers.map(({ id, name }) => ({ id, label: name }))]}
                className="min-h-12!"
              />
            )}
          </Field>
        )}
      </div>
    </Dialog>
  )
}
