'use client'
import { ArrowRight, Minus, Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useNames } from '@/lib/i18n/useNames'
import type { Change } from './changes'

/** Columns that hold a moment of the event. */
const moments = new Set([
  'due',
  'at',
  'openedAt',
  'startAt',
  'presentSince',
  'ends',
  'deliveredAt',
  'readAt',
  'dueAt',
  'anchorEvent',
  'awayUntil',
  'happenedAt',
])

/** Columns that keep the books of the program: true, and of no use to a person. */
const technical = new Set(['version', 'position'])

/** Columns whose values are words of the program; elsewhere the same word may be somebody's own text. */
const coded = new Set(['state', 'status', 'outcome', 'relation', 'horse'])

/** What changed, before and after, in words where there are any. */
export function ChangesTable({ changes, withBefore = true }: { changes: readonly Change[]; withBefore?: boolean }) {
  const t = useTranslations('audit')
  const nameOf = useNames()
  const tell = useValue()
  const telling = changes.filter(({ column }) => column === null || !technical.has(column))
  // A change of the books alone is still one: then the list says it.
  const shown = telling.length > 0 ? telling : changes
  const pool = useTranslations('hq')
  const rowName = ({ table, id }: Change) =>
    // Tables of a single row need no name beside their own.
    table === id || table === 'announcements' ? '' : table === 'pools' && pool.has(`pools.${id}`) ? pool(`pools.${id}`) : (nameOf(id) ?? id)
  const tableName = (table: string) => (t.has(`tables.${table}`) ? t(`tables.${table}`) : table)
  const columnName = (column: string) => (t.has(`cells.${column}`) ? t(`cells.${column}`) : column)
  return (
    <ul className="divide-rule border-rule rounded-control divide-y border text-sm">
      {shown.map((change, index) => (
        <li key={index} className="grid gap-x-4 gap-y-1 px-3 py-2 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
          <p className="min-w-0 leading-snug [overflow-wrap:anywhere]">
            <span className="text-ink-faint">{tableName(change.table)}</span> <span className="font-medium">{rowName(change)}</span>
          </p>
          {change.kind === 'set' && change.column !== null ? (
            <p className="flex min-w-0 flex-wrap items-baseline gap-x-2 leading-snug [overflow-wrap:anywhere]">
              <span className="text-ink-soft">{columnName(change.column)}:</span>
              {withBefore && (
                <>
                  <del className="text-ink-faint decoration-1">
                    <span className="sr-only">{t('detail.before')}: </span>
                    {tell(change.column, change.before)}
                  </del>
                  <ArrowRight aria-hidden className="text-ink-faint size-3.5 self-center" />
                </>
              )}
              <ins className="font-semibold no-underline">
                <span className="sr-only">{t('detail.after')}: </span>
                {tell(change.column, change.after)}
              </ins>
            </p>
          ) : (
            <p className={`flex items-center gap-1.5 ${change.kind === 'add' ? 'text-calm' : 'text-lost'}`}>
              {change.kind === 'add' ? <Plus aria-hidden className="size-4" /> : <Minus aria-hidden className="size-4" />}
              {t(change.kind === 'add' ? 'detail.added' : 'detail.removed')}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** A value as a person reads it: names for ids, times for moments, words for yes, no and nothing. */
function useValue(): (column: string, value: unknown) => string {
  const t = useTranslations('audit')
  const nameOf = useNames()
  const format = useEventFormat()
  const tell = (column: string, value: unknown): string => {
    if (value === null || value === '') return t('nothingValue')
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (typeof value === 'number') return moments.has(column) ? format.clock(value) : String(value)
    if (typeof value === 'string') return nameOf(value) ?? (coded.has(column) && t.has(`values.${value}`) ? t(`values.${value}`) : value)
    if (Array.isArray(value)) return value.length === 0 ? t('nothingValue') : value.map((item) => tell(column, item)).join(', ')
    return JSON.stringify(value)
  }
  return tell
}
