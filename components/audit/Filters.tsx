'use client'
import { Ban, FileSearch, FilterX } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Badge } from '@/components/ui/Badge'
import { Button } from '@/components/ui/Button'
import { Select } from '@/components/ui/Select'
import { useRows } from '@/lib/live/client/hooks'
import { isFiltered, noFilter, type AuditFilter } from './query'

export const kindNames = ['clock', 'settings', 'state', 'army', 'hq', 'people', 'notice', 'dice', 'audit', 'due'] as const
const all = '*'

/** By person, by kind of command, refusals alone. */
export function Filters({ filter, onChange }: { filter: AuditFilter; onChange: (filter: AuditFilter) => void }) {
  const t = useTranslations('audit')
  const people = useRows('people')
  const persons = [...people].sort((a, b) => a.character.localeCompare(b.character))
  return (
    <div role="search" aria-label={t('filter.title')} className="flex flex-wrap items-center gap-2">
      <Select
        className="min-h-11! w-full sm:w-64!"
        label={t('filter.person')}
        value={filter.person ?? all}
        onChange={(id) => onChange({ ...filter, person: id === all ? null : id })}
        options={[
          { id: all, label: t('filter.everyone') },
          { id: 'system', label: t('system') },
          ...persons.map((person) => ({
            id: person.id,
            label: person.player ? `${person.character} (${person.player})` : person.character,
          })),
        ]}
      />
      <Select
        className="min-h-11! w-full sm:w-56!"
        label={t('filter.kind')}
        value={filter.kind ?? all}
        onChange={(id) => onChange({ ...filter, kind: id === all ? null : id })}
        options={[{ id: all, label: t('filter.anyKind') }, ...kindNames.map((kind) => ({ id: `${kind}.`, label: t(`kinds.${kind}`) }))]}
      />
      <Button
        icon={Ban}
        aria-pressed={filter.refused}
        className={`min-h-11 ${filter.refused ? 'border-press! bg-press-wash! text-press!' : ''}`}
        onClick={() => onChange({ ...filter, refused: !filter.refused })}
      >
        {t('filter.refused')}
      </Button>
      {filter.row !== null && (
        <Badge tone="press" icon={FileSearch} className="min-h-11 px-3 text-sm">
          {t('filter.row')}
        </Badge>
      )}
      {isFiltered(filter) && (
        <Button variant="plain" icon={FilterX} className="min-h-11" onClick={() => onChange(noFilter)}>
          {t('filter.clear')}
        </Button>
      )}
    </div>
  )
}
