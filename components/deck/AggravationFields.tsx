'use client'
import { useTranslations } from 'use-intl'
import { Checkbox } from '@/components/ui/Checkbox'
import { Chips } from '@/components/ui/Chips'
import { Field } from '@/components/ui/Field'
import { NumberInput } from '@/components/ui/NumberInput'
import type { PackCard } from '@/lib/scenario/hqSchema'
import { CostField } from './CostField'
import { EffectsField } from './EffectsField'
import { IfNotFields } from './IfNotFields'
import { TextField } from './TextField'

type Aggravation = NonNullable<PackCard['aggravation']>

const empty: Aggravation = { kind: 'choice', text: '', cost: null, addCost: null, minusMin: null, ifNot: null }

/** How a crisis gets worse, by choice or by condition (HQ-CRI-8, HQ-CRI-9), and what tempts to it (EP-36). */
export function AggravationFields(props: {
  aggravation: Aggravation | null
  errorAt: (path: string) => string | undefined
  onChange: (aggravation: Aggravation | null) => void
}) {
  const { aggravation, errorAt, onChange } = props
  const t = useTranslations('deck')
  const at = (field: string) => errorAt(`aggravation.${field}`)
  return (
    <div className="flex flex-col gap-3">
      <Checkbox checked={aggravation !== null} onChange={(on) => onChange(on ? empty : null)}>
        {t('worse.has')}
      </Checkbox>
      {aggravation && (
        <>
          <Chips
            label={t('worse.kind')}
            value={aggravation.kind}
            onChange={(kind) => kind && onChange({ ...aggravation, kind })}
            chips={(['choice', 'condition'] as const).map((id) => ({ id, label: t(`worse.${id}`) }))}
          />
          <TextField
            label={t('worse.text')}
            rows={2}
            value={aggravation.text}
            error={at('text')}
            onChange={(text) => onChange({ ...aggravation, text })}
          />
          <EffectsField
            label={t('worse.gives')}
            effects={aggravation.gives ?? []}
            error={at('gives')}
            onChange={(gives) => {
              const { gives: _before, ...others } = aggravation
              onChange(gives.length > 0 ? { ...others, gives } : others)
            }}
          />
          <CostField
            label={t('worse.cost')}
            cost={aggravation.cost ?? {}}
            error={at('cost')}
            onChange={(cost) => onChange({ ...aggravation, cost: Object.keys(cost).length > 0 ? cost : null })}
          />
          <CostField
            label={t('worse.addCost')}
            cost={aggravation.addCost ?? {}}
            error={at('addCost')}
            onChange={(addCost) => onChange({ ...aggravation, addCost: Object.keys(addCost).length > 0 ? addCost : null })}
          />
          <Field label={t('worse.minusMin')} error={at('minusMin')} className="max-w-56">
            {(ids) => (
              <NumberInput
                {...ids}
                placeholder="0"
                value={aggravation.minusMin}
                onChange={(minusMin) => onChange({ ...aggravation, minusMin })}
              />
            )}
          </Field>
          <Checkbox
            checked={aggravation.ifNot !== null}
            onChange={(on) => onChange({ ...aggravation, ifNot: on ? { text: '', effects: [] } : null })}
          >
            {t('worse.hasIfNot')}
          </Checkbox>
          {aggravation.ifNot && (
            <IfNotFields ifNot={aggravation.ifNot} error={at('ifNot')} onChange={(ifNot) => onChange({ ...aggravation, ifNot })} />
          )}
        </>
      )}
    </div>
  )
}
