'use client'
import { useTranslations } from 'use-intl'
import { Chips } from '@/components/ui/Chips'
import { Field } from '@/components/ui/Field'
import { NumberInput } from '@/components/ui/NumberInput'
import { Select } from '@/components/ui/Select'
import { useRows } from '@/lib/live/client/hooks'
import type { PackCard } from '@/lib/scenario/hqSchema'

const NONE = '-'
const topics = ['umbra', 'site', 'regatta', 'metro', 'npc', 'faction', 'other'] as const

interface Props {
  card: PackCard
  errorAt: (path: string) => string | undefined
  onChange: (part: Partial<PackCard>) => void
}

/** Where the card comes from (HQ-TRG-2), how long it stays (HQ-CRD-3) and what it is about. */
export function PlanFields({ card, errorAt, onChange }: Props) {
  const t = useTranslations('deck')
  const tables = useRows('gameTables')
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <Field label={t('plan.table')} error={errorAt('table')}>
        {(ids) => (
          <Select
            {...ids}
            value={card.table ?? NONE}
            onChange={(id) => onChange(id === NONE ? { table: null, round: null } : { table: id })}
            options={[{ id: NONE, label: t('plan.noTable') }, ...tables.map(({ id, name }) => ({ id, label: name }))]}
          />
        )}
      </Field>
      <Field label={t('plan.round')} hint={t('plan.roundHint')} error={errorAt('round')}>
        {(ids) => <NumberInput {...ids} min={1} max={99} value={card.round} onChange={(round) => onChange({ round })} />}
      </Field>
      <Field label={t('plan.reserve')} hint={t('plan.reserveHint')} error={errorAt('reserve')}>
        {(ids) => <NumberInput {...ids} max={999} value={card.reserve} onChange={(reserve) => onChange({ reserve })} />}
      </Field>
      <Field label={t('plan.topic')} error={errorAt('topic')}>
        {(ids) => (
          <Select
            {...ids}
            value={card.topic}
            onChange={(id) => onChange({ topic: id as PackCard['topic'] })}
            options={topics.map((id) => ({ id, label: t(`topics.${id}`) }))}
          />
        )}
      </Field>
      <div className="flex flex-col gap-1">
        <span className="text-ink-soft text-sm font-medium">{t('plan.deadline')}</span>
        <Chips
          label={t('plan.deadline')}
          value={card.deadline.kind}
          onChange={(kind) => onChange({ deadline: kind === 'timer' ? { kind, minutes: 20 } : { kind: 'eventEnd' } })}
          chips={(['timer', 'eventEnd'] as const).map((id) => ({ id, label: t(`plan.${id}`) }))}
        />
      </div>
      {card.deadline.kind === 'timer' && (
        <Field label={t('plan.minutes')} error={errorAt('deadline')}>
          {(ids) => (
            <NumberInput
              {...ids}
              min={1}
              max={100_000}
              step={5}
              value={card.deadline.kind === 'timer' ? card.deadline.minutes || null : null}
              onChange={(minutes) => onChange({ deadline: { kind: 'timer', minutes: minutes ?? 0 } })}
            />
          )}
        </Field>
      )}
    </div>
  )
}

/** Who decides: one volunteer, perhaps a certain one, or the word of all (HQ-DEC-1). A prospect is always everybody's. */
export function DecisionFields({ card, errorAt, onChange }: Props) {
  const t = useTranslations('deck')
  const volunteers = useRows('people').filter(({ roles, left }) => !left && roles.includes('volunteer'))
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="flex flex-col gap-1">
        <span className="text-ink-soft text-sm font-medium">{t('decision.label')}</span>
        <Chips
          label={t('decision.label')}
          value={card.decision}
          onChange={(decision) => decision && onChange(decision === 'personal' ? { decision } : { decision, assignee: null })}
          chips={(['personal', 'collective'] as const).map((id) => ({
            id,
            label: t(`decision.${id}`),
            disabled: card.kind === 'prospect' && id === 'personal',
          }))}
        />
      </div>
      {card.decision === 'personal' && (
        <Field label={t('decision.assignee')} error={errorAt('assignee')} className="min-w-56 flex-1">
          {(ids) => (
            <Select
              {...ids}
              value={card.assignee ?? NONE}
              onChange={(id) => onChange({ assignee: id === NONE ? null : id })}
              options={[{ id: NONE, label: t('decision.anyone') }, ...volunteers.map(({ id, character }) => ({ id, label: character }))]}
            />
          )}
        </Field>
      )}
    </div>
  )
}
