'use client'
import clsx from 'clsx'
import { Flame, Layers, Sparkles } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Chips } from '@/components/ui/Chips'
import { EmptyState } from '@/components/ui/EmptyState'
import { Input } from '@/components/ui/Field'
import { useRows } from '@/lib/live/client/hooks'
import { found, groupOf, type DeckGroup, type DeckRow } from './deckModel'

const groups = ['hidden', 'open', 'closed'] as const

/** All cards by what has become of them, with a search. */
export function DeckList(props: {
  cards: readonly DeckRow[]
  group: DeckGroup
  onGroup: (group: DeckGroup) => void
  search: string
  onSearch: (search: string) => void
  chosen: string | null
  onChoose: (id: string) => void
}) {
  const { cards, group, onGroup, search, onSearch, chosen, onChoose } = props
  const t = useTranslations('deck')
  const tables = new Map(useRows('gameTables').map(({ id, name }) => [id, name]))
  const shown = found(cards, group, search)
  const placeOf = (card: DeckRow): string => {
    const table = card.tableId === null ? null : tables.get(card.tableId)
    if (table && card.round !== null) return t('list.round', { table, n: card.round })
    if (card.plan?.reserve != null) return t('list.reserve', { n: card.plan.reserve })
    return table ?? t('list.byHand')
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="border-rule flex flex-col gap-2 border-b p-2.5">
        <Chips
          label={t('list.groups')}
          value={group}
          onChange={(id) => id && onGroup(id)}
          chips={groups.map((id) => ({
            id,
            label: (
              <>
                {t(`list.${id}`)} <span className="figures text-ink-faint">{cards.filter((card) => groupOf(card) === id).length}</span>
              </>
            ),
          }))}
        />
        <Input
          aria-label={t('list.search')}
          placeholder={t('list.search')}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState icon={Layers} title={t('list.none')}>
          {search === '' && group === 'hidden' ? t('list.noneText') : undefined}
        </EmptyState>
      ) : (
        <ul className="divide-rule min-h-0 flex-1 divide-y overflow-y-auto">
          {shown.map((card) => {
            const Kind = card.kind === 'crisis' ? Flame : Sparkles
            return (
              <li key={card.id}>
                <button
                  type="button"
                  aria-current={card.id === chosen ? 'true' : undefined}
                  onClick={() => onChoose(card.id)}
                  className={clsx(
                    'hover:bg-raised flex w-full items-start gap-2.5 px-3 py-2 text-left focus-visible:-outline-offset-2',
                    card.id === chosen && 'bg-press-wash',
                  )}
                >
                  <Kind
                    aria-label={t(`kind.${card.kind}`)}
                    className={clsx('mt-1 size-4 shrink-0', card.kind === 'crisis' ? 'text-lost' : 'text-calm')}
                  />
                  <span className="min-w-0 flex-1">
                    <span className="block leading-snug font-medium [overflow-wrap:anywhere]">{card.title}</span>
                    <span className="text-ink-faint block truncate text-[0.8125rem]">{placeOf(card)}</span>
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
