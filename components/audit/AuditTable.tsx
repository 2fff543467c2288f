'use client'
import clsx from 'clsx'
import { Ban, Check, Dices, Undo2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useRuleError } from '@/lib/i18n/useRuleError'
import { useEventTime } from '@/lib/live/client/hooks'
import { takesBack } from '@/lib/kernel/takenBack'
import type { AuditRecord } from '@/lib/store/types'
import { useAuditNames } from './useAuditNames'
import { useRecordSentence } from './useRecordSentence'

interface Props {
  records: readonly AuditRecord[]
  undone: ReadonlyMap<number, number>
  onOpen: (record: AuditRecord) => void
}

/** The records as a table; on a phone each is a block of its own. The sentence is the way in. */
export function AuditTable({ records, undone, onOpen }: Props) {
  const t = useTranslations('audit')
  return (
    <table className="w-full border-collapse text-left max-md:block">
      <thead className="max-md:sr-only">
        <tr className="eyebrow border-rule border-b">
          <th scope="col" className="w-20 px-4 py-2.5 text-right font-semibold">
            {t('columns.seq')}
          </th>
          <th scope="col" className="w-28 px-3 py-2.5 font-semibold">
            {t('columns.at')}
          </th>
          <th scope="col" className="w-56 px-3 py-2.5 font-semibold">
            {t('columns.who')}
          </th>
          <th scope="col" className="px-3 py-2.5 font-semibold">
            {t('columns.what')}
          </th>
          <th scope="col" className="w-56 px-4 py-2.5 font-semibold">
            {t('columns.outcome')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-rule divide-y max-md:block">
        {records.map((record) => (
          <Row key={record.seq} record={record} undoneBy={undone.get(record.seq) ?? null} onOpen={() => onOpen(record)} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ record, undoneBy, onOpen }: { record: AuditRecord; undoneBy: number | null; onOpen: () => void }) {
  const t = useTranslations('audit')
  const names = useAuditNames()
  const format = useEventFormat()
  const now = useEventTime(60_000)
  const ruleError = useRuleError()
  const sentence = useRecordSentence()(record)
  const refused = record.error !== null
  return (
    <tr
      onClick={onOpen}
      className="hover:bg-raised cursor-pointer align-top transition-colors max-md:grid max-md:grid-cols-[auto_1fr_auto] max-md:gap-x-3 max-md:px-3.5 max-md:py-2.5"
    >
      <td className="figures text-ink-faint px-4 py-2.5 text-right text-sm max-md:p-0 max-md:text-left">{record.seq}</td>
      <td className="figures px-3 py-2.5 whitespace-nowrap max-md:order-first max-md:p-0">
        {format.clock(record.atEvent)}
        {format.day(record.atEvent) !== format.day(now) && (
          <span className="text-ink-faint block text-xs">{format.moment(record.atEvent, now)}</span>
        )}
      </td>
      <td className="px-3 py-2.5 max-md:order-3 max-md:col-span-full max-md:p-0 max-md:text-sm">
        <span className={clsx('font-medium [overflow-wrap:anywhere]', record.actor === 'system' && 'text-ink-soft')}>
          {names.person(record.actor)}
        </span>
        {record.as !== null && <span className="text-ink-soft block text-sm">{t('onBehalf', { name: names.person(record.as) })}</span>}
      </td>
      <td className="px-3 py-2.5 max-md:order-2 max-md:col-span-full max-md:p-0">
        <button
          type="button"
          onClick={(event) => {
            event.stopPropagation()
            onOpen()
          }}
          aria-label={`${t('detail.open', { seq: record.seq })}: ${sentence}`}
          className={clsx(
            'min-h-6 text-left leading-snug [overflow-wrap:anywhere] hover:underline',
            undoneBy !== null && 'text-ink-soft line-through',
          )}
        >
          {sentence}
        </button>
        {refused && <span className="text-lost block text-sm">{ruleError(record.error!.code, record.error!.params)}</span>}
        <span className="text-ink-faint flex flex-wrap gap-x-3 text-sm">
          {!refused && record.patches.length > 0 && <span>{t('changes', { n: record.patches.length })}</span>}
          {record.dice.length > 0 && (
            <span className="inline-flex items-center gap-1">
              <Dices aria-hidden className="size-3.5" />
              <span className="figures">{record.dice.map((roll) => `${roll.notation}: ${roll.faces.join(' ')}`).join(' · ')}</span>
            </span>
          )}
        </span>
      </td>
      <td className="px-4 py-2.5 max-md:order-4 max-md:col-span-full max-md:p-0 max-md:text-sm">
        <Outcome record={record} undoneBy={undoneBy} />
      </td>
    </tr>
  )
}

export function Outcome({ record, undoneBy }: { record: AuditRecord; undoneBy: number | null }) {
  const t = useTranslations('audit')
  const refused = record.error !== null
  const takes = takesBack(record)
  const Icon = refused ? Ban : undoneBy !== null || takes.length > 0 ? Undo2 : Check
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 font-medium',
        refused ? 'text-lost' : undoneBy !== null || takes.length > 0 ? 'text-wait' : 'text-calm',
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" strokeWidth={2.3} />
      {refused
        ? t('outcome.refused')
        : undoneBy !== null
          ? t('outcome.undone', { seq: undoneBy })
          : takes.length > 0
            ? t('outcome.undoes', { seq: takes.join(', ') })
            : t('outcome.done')}
    </span>
  )
}
