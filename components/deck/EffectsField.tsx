'use client'
import { Plus, Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { IconButton } from '@/components/ui/IconButton'
import { NumberInput } from '@/components/ui/NumberInput'
import { Select } from '@/components/ui/Select'
import { aidIds, poolIds, type Effect } from '@/lib/campaign/hq/tables'
import { useRows } from '@/lib/live/client/hooks'

const kinds = [...poolIds, 'defence', 'support', ...aidIds, 'issue'] as const
type Kind = (typeof kinds)[number]

function kindOf(effect: Effect): Kind {
  if (effect.t === 'pool') return effect.pool
  if (effect.t === 'camp') return effect.defence === undefined ? 'support' : 'defence'
  return effect.t === 'grant' ? effect.aid : 'issue'
}

/** Another kind of change with the same figure where it fits. */
function effectOf(kind: Kind, n: number): Effect {
  switch (kind) {
    case 'energy':
    case 'resources':
    case 'bchs':
      return { t: 'pool', pool: kind, delta: n }
    case 'defence':
      return { t: 'camp', defence: n }
    case 'support':
      return { t: 'camp', support: n }
    case 'cp':
    case 'reroll':
    case 'plus1':
      return { t: 'grant', aid: kind, n: Math.max(1, n) }
    case 'issue':
      return { t: 'issue', cardId: '' }
  }
}

function figureOf(effect: Effect): number {
  if (effect.t === 'pool') return effect.delta
  if (effect.t === 'camp') return effect.defence ?? effect.support ?? 0
  return effect.t === 'grant' ? effect.n : 1
}

const NO_TABLE = '-'

/** What an outcome changes, one line for each change, applied in this order (HQ-DEC-11). */
export function EffectsField(props: { label: string; effects: readonly Effect[]; error?: string; onChange: (effects: Effect[]) => void }) {
  const { label, effects, error, onChange } = props
  const t = useTranslations('deck')
  const replace = (index: number, effect: Effect) => onChange(effects.map((one, place) => (place === index ? effect : one)))
  return (
    <fieldset className="min-w-0">
      <legend className="text-ink-soft mb-1 text-sm font-medium">{label}</legend>
      <ul className="flex flex-col gap-1.5">
        {effects.map((effect, index) => (
          <li key={index} className="flex flex-wrap items-center gap-1.5 sm:flex-nowrap">
            <EffectLine effect={effect} onChange={(next) => replace(index, next)} />
            <IconButton
              type="button"
              icon={Trash2}
              size="s"
              label={t('effects.remove')}
              onClick={() => onChange(effects.filter((_, place) => place !== index))}
            />
          </li>
        ))}
      </ul>
      <Button
        type="button"
        variant="plain"
        size="s"
        icon={Plus}
        className="mt-1"
        onClick={() => onChange([...effects, { t: 'pool', pool: 'energy', delta: 1 }])}
      >
        {t('effects.add')}
      </Button>
      {error && <p className="text-lost mt-1 text-[0.8125rem] font-medium">{error}</p>}
    </fieldset>
  )
}

function EffectLine({ effect, onChange }: { effect: Effect; onChange: (effect: Effect) => void }) {
  const t = useTranslations('deck')
  const hq = useTranslations('hq')
  const cards = useRows('cards')
  const tables = useRows('gameTables')
  const kind = kindOf(effect)
  const wordOf = (one: Kind): string => {
    if (one === 'issue') return t('effects.issue')
    if (one === 'defence' || one === 'support') return hq(`camp.${one}`)
    return one === 'cp' || one === 'reroll' || one === 'plus1' ? hq(`aids.${one}`) : hq(`pools.${one}`)
  }
  return (
    <>
      <Select
        className="sm:max-w-56"
        label={t('effects.kind')}
        value={kind}
        onChange={(id) => onChange(effectOf(id as Kind, figureOf(effect)))}
        options={kinds.map((id) => ({ id, label: wordOf(id) }))}
      />
      {effect.t === 'issue' ? (
        <Select
          label={t('effects.card')}
          placeholder={t('effects.card')}
          value={effect.cardId || null}
          onChange={(cardId) => onChange({ t: 'issue', cardId })}
          options={cards.map(({ id, title }) => ({ id, label: title }))}
        />
      ) : (
        <NumberInput
          className="w-36 shrink-0"
          label={t('effects.figure')}
          min={effect.t === 'grant' ? 1 : -99}
          max={99}
          value={figureOf(effect)}
          onChange={(n) => {
            const next = effectOf(kind, n ?? 0)
            onChange(next.t === 'grant' && effect.t === 'grant' && effect.map !== undefined ? { ...next, map: effect.map } : next)
          }}
        />
      )}
      {effect.t === 'grant' && effect.aid === 'cp' && (
        <Select
          label={t('effects.table')}
          value={effect.map ?? NO_TABLE}
          onChange={(id) => onChange({ t: 'grant', aid: 'cp', n: effect.n, ...(id === NO_TABLE ? {} : { map: id }) })}
          options={[{ id: NO_TABLE, label: t('effects.stock') }, ...tables.map(({ id, name }) => ({ id, label: name }))]}
        />
      )}
    </>
  )
}
