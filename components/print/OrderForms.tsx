'use client'
import { FilePen } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Field } from '@/components/ui/Field'
import { NumberInput } from '@/components/ui/NumberInput'
import { Select } from '@/components/ui/Select'
import { useRow, useRows, type LiveRow } from '@/lib/live/client/hooks'
import { PaperCloth } from './PaperCloth'
import { PrintFrame } from './PrintFrame'

const perSheet = 3

/** Blank order forms (EP-2, EP-43): three to a sheet in the colours of a state, with the one line a master types. */
export function OrderForms({ slug }: { slug: string }) {
  const t = useTranslations('print')
  const states = useRows('states')
  const [chosen, setChosen] = useState('all')
  const [sheets, setSheets] = useState(1)
  const shown = chosen === 'all' ? states : states.filter((state) => state.id === chosen)
  return (
    <PrintFrame
      slug={slug}
      title={t('orders.title')}
      icon={FilePen}
      choices={
        <>
          <Field label={t('orders.state')} className="w-56">
            {(ids) => (
              <Select
                {...ids}
                value={chosen}
                onChange={setChosen}
                options={[{ id: 'all', label: t('orders.all') }, ...states.map(({ id, name }) => ({ id, label: name }))]}
              />
            )}
          </Field>
          <Field label={t('orders.sheets')}>
            {(ids) => <NumberInput {...ids} value={sheets} min={1} max={20} onChange={(value) => setSheets(value ?? 1)} />}
          </Field>
        </>
      }
    >
      {shown.flatMap((state) =>
        Array.from({ length: sheets }, (_, sheet) => (
          <section key={`${state.id} ${sheet}`} className="paper order-forms">
            {Array.from({ length: perSheet }, (_each, place) => (
              <OrderForm key={place} state={state} />
            ))}
          </section>
        )),
      )}
    </PrintFrame>
  )
}

function OrderForm({ state }: { state: LiveRow<'states'> }) {
  const t = useTranslations('print.form')
  const campaign = useRow('campaign', 'campaign')
  const sector = useRows('sectors')[0]?.name ?? ''
  return (
    <article className="order-form" style={{ borderLeft: `4mm solid ${state.colour}` }}>
      <header className="order-form-head">
        <PaperCloth state={state} />
        <div>
          <h1>{t('title')}</h1>
          <p className="paper-soft" style={{ fontSize: '8.5pt' }}>
            {state.name} · {campaign?.title}
          </p>
        </div>
        <p className="order-form-box">{t('time')}</p>
        <p className="order-form-box">{t('number')}</p>
      </header>
      <div className="order-form-fields">
        <Blank label={t('who')} />
        <Blank label={t('route')} />
        <Blank label={t('pace')} width="half" />
        <Blank label={t('start')} width="half" />
        <Blank label={t('text')} />
        <Blank label="" />
        <Blank label={t('signature')} />
      </div>
      <p className="order-form-syntax">
        {t('syntax')} <code>{t('example', { sector })}</code> — {t('explained')}
      </p>
    </article>
  )
}

const Blank = ({ label, width }: { label: string; width?: 'half' | 'third' }) => (
  <p className={`order-form-field ${width ?? ''}`}>
    {label}
    <i />
  </p>
)
