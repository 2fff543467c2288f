'use client'
import { Plus, Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { IconButton } from '@/components/ui/IconButton'
import type { PackCard } from '@/lib/scenario/hqSchema'
import { CostField } from './CostField'
import { emptyWay, freeWayId } from './deckModel'
import { EffectsField } from './EffectsField'
import { TextField } from './TextField'

type Ways = PackCard['ways']

const MOST = 12

/** Ways out of a crisis; a prospect has its two, to accept and to refuse (HQ-PRO-4). */
export function WayFields(props: {
  kind: PackCard['kind']
  ways: Ways
  errorAt: (path: string) => string | undefined
  onChange: (ways: Ways) => void
}) {
  const { kind, ways, errorAt, onChange } = props
  const t = useTranslations('deck')
  const replace = (index: number, part: Partial<Ways[number]>) =>
    onChange(ways.map((way, place) => (place === index ? { ...way, ...part } : way)))
  return (
    <div className="flex flex-col gap-3">
      {ways.map((way, index) => {
        const at = (field: string) => errorAt(`ways[${index}].${field}`)
        const fixed = kind === 'prospect' && (way.id === 'accept' || way.id === 'refuse')
        const title = fixed ? t(`ways.${way.id as 'accept' | 'refuse'}`) : t('ways.one', { n: index + 1 })
        return (
          <section key={index} aria-label={title} className="border-rule rounded-panel flex flex-col gap-3 border p-3">
            <header className="flex items-center gap-2">
              <h3 className="font-semibold">{title}</h3>
              {!fixed && ways.length > 1 && (
                <IconButton
                  className="ml-auto"
                  type="button"
                  icon={Trash2}
                  size="s"
                  label={t('ways.remove')}
                  onClick={() => onChange(ways.filter((_, place) => place !== index))}
                />
              )}
            </header>
            <TextField label={t('ways.text')} rows={2} value={way.text} error={at('text')} onChange={(text) => replace(index, { text })} />
            {!fixed && (
              <TextField
                label={t('ways.id')}
                hint={t('ways.idHint')}
                value={way.id}
                error={at('id')}
                className="max-w-80"
                onChange={(id) => replace(index, { id: id.trim() })}
              />
            )}
            <CostField label={t('ways.cost')} cost={way.cost} error={at('cost')} onChange={(cost) => replace(index, { cost })} />
            <EffectsField
              label={t('ways.effects')}
              effects={way.effects}
              error={at('effects')}
              onChange={(effects) => replace(index, { effects })}
            />
            <TextField
              label={t('ways.requirement')}
              hint={t('ways.requirementHint')}
              value={way.requirement ?? ''}
              error={at('requirement')}
              onChange={(text) => replace(index, { requirement: text || null })}
            />
            <TextField
              label={t('ways.consequence')}
              hint={t('ways.consequenceHint')}
              rows={2}
              value={way.consequence}
              error={at('consequence')}
              onChange={(consequence) => replace(index, { consequence })}
            />
          </section>
        )
      })}
      {kind === 'crisis' && ways.length < MOST && (
        <Button type="button" size="s" icon={Plus} className="self-start" onClick={() => onChange([...ways, emptyWay(freeWayId(ways))])}>
          {t('ways.add')}
        </Button>
      )}
    </div>
  )
}
