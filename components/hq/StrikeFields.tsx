'use client'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Chips } from '@/components/ui/Chips'
import { Field, Textarea } from '@/components/ui/Field'
import type { StrikeChoice } from '@/lib/campaign/hq/tables'
import type { LiveRow } from '@/lib/live/client/hooks'
import { movesOf, strikeChosen } from './strikeModel'

/** Where the winner intervenes and how (HQ-GIG-2…5): the fields, and what they say once they say enough. */
export function useStrikeFields(strike: LiveRow<'interventions'>): {
  fields: ReactNode
  chosen: { map: string; choice: StrikeChoice } | null
} {
  const t = useTranslations('evening')
  const [tableId, setTable] = useState<string | null>(null)
  const [move, setMove] = useState<string | null>(null)
  const [text, setText] = useState('')
  const target = strike.targets.find((each) => each.tableId === tableId) ?? null
  const fields = (
    <>
      <p className="text-ink-soft -mb-1.5 text-sm font-medium">{t('strike.where')}</p>
      <Chips
        label={t('strike.where')}
        value={tableId}
        onChange={(id) => {
          setTable(id)
          setMove(null)
        }}
        chips={strike.targets.map((each) => ({ id: each.tableId, label: each.name }))}
      />
      {target && !target.free && target.state === 'finished' && (
        <>
          <p className="text-ink-soft -mb-1.5 text-sm font-medium">{t('strike.what')}</p>
          <Chips label={t('strike.what')} value={move} onChange={setMove} chips={movesOf(target.stakes)} />
        </>
      )}
      {target && !target.free && target.state === 'running' && <p className="text-ink-soft text-sm">{t('strike.running')}</p>}
      {target?.free && (
        <Field label={t('strike.words')}>
          {(ids) => <Textarea {...ids} rows={3} maxLength={400} value={text} onChange={(event) => setText(event.target.value)} />}
        </Field>
      )}
    </>
  )
  return { fields, chosen: target && strikeChosen(target, move, text) }
}
