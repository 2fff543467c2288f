'use client'
import { ScrollText } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Field } from '@/components/ui/Field'
import { Select } from '@/components/ui/Select'
import { useRows } from '@/lib/live/client/hooks'
import { PrintFrame } from './PrintFrame'
import { GeneralReport } from './GeneralReport'
import { reportable } from './reportModel'

/** «Рапорт генералу» (EP-43): for one officer, or for all in one go, each on a sheet of his own. */
export function Reports({ slug, chosen: first }: { slug: string; chosen: string | null }) {
  const t = useTranslations('print')
  const officers = reportable(useRows('people'))
  const [chosen, setChosen] = useState(first ?? 'all')
  const shown = chosen === 'all' ? officers : officers.filter(({ id }) => id === chosen)
  return (
    <PrintFrame
      slug={slug}
      title={t('report.title')}
      icon={ScrollText}
      choices={
        <Field label={t('report.for')} className="w-72">
          {(ids) => (
            <Select
              {...ids}
              value={chosen}
              onChange={setChosen}
              options={[
                { id: 'all', label: t('report.all', { n: officers.length }) },
                ...officers.map(({ id, character }) => ({ id, label: character })),
              ]}
            />
          )}
        </Field>
      }
    >
      {shown.length === 0 && (
        <section className="paper">
          <p>{t('report.nobody')}</p>
        </section>
      )}
      {shown.map((person) => (
        <GeneralReport key={person.id} person={person} />
      ))}
    </PrintFrame>
  )
}
