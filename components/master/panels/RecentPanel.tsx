'use client'
import clsx from 'clsx'
import { BookOpenText, SquareArrowOutUpRight, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Outcome } from '@/components/audit/AuditTable'
import { noFilter } from '@/components/audit/query'
import { RecordDialog } from '@/components/audit/RecordDialog'
import { UndoDialog } from '@/components/audit/UndoDialog'
import { mayBeUndone } from '@/components/audit/undoable'
import { useAuditNames } from '@/components/audit/useAuditNames'
import { useRecordSentence } from '@/components/audit/useRecordSentence'
import { useRecords } from '@/components/audit/useRecords'
import { Moment } from '@/components/ui/Countdown'
import { EmptyState } from '@/components/ui/EmptyState'
import { ErrorState } from '@/components/ui/ErrorState'
import { IconButton } from '@/components/ui/IconButton'
import { SkeletonLines } from '@/components/ui/Skeleton'
import { useRuleError } from '@/lib/i18n/useRuleError'
import { useConnection } from '@/lib/live/client/hooks'
import { takesBack } from '@/lib/kernel/takenBack'
import type { AuditRecord } from '@/lib/store/types'
import type { PanelProps } from './panel'
import { PanelFrame } from './PanelFrame'

const shownCount = 30
type Opened = { kind: 'record' | 'undo'; record: AuditRecord }

/** The last commands in sentences, newest first, each with its undo and what that would do. */
export function RecentPanel({ slug }: PanelProps) {
  const t = useTranslations('masterPanels')
  const { seq } = useConnection()
  const { status, records, undone, again } = useRecords(slug, noFilter, null, seq, shownCount)
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  return (
    <PanelFrame
      label={t('recent.title')}
      head={
        <a
          href={`/c/${slug}/audit`}
          className="text-press inline-flex min-h-6 items-center gap-1.5 self-start text-sm font-medium underline"
        >
          {t('recent.whole')}
          <SquareArrowOutUpRight aria-hidden className="size-4" />
        </a>
      }
    >
      {status === 'failed' && <ErrorState title={t('recent.failed')} onRetry={again} />}
      {status === 'loading' && records.length === 0 && (
        <div className="p-3">
          <SkeletonLines lines={8} />
        </div>
      )}
      {status === 'ready' && records.length === 0 && (
        <EmptyState icon={BookOpenText} title={t('recent.empty')}>
          {t('recent.emptyText')}
        </EmptyState>
      )}
      <ol className="divide-rule divide-y">
        {records.map((record) => (
          <Line
            key={record.seq}
            record={record}
            undoneBy={undone.get(record.seq) ?? null}
            onOpen={() => setOpened({ kind: 'record', record })}
            onUndo={() => setOpened({ kind: 'undo', record })}
          />
        ))}
      </ol>
      {opened?.kind === 'record' && (
        <RecordDialog
          slug={slug}
          record={opened.record}
          undoneBy={undone.get(opened.record.seq) ?? null}
          mayUndo
          onClose={close}
          onUndone={again}
        />
      )}
      {opened?.kind === 'undo' && (
        <UndoDialog
          slug={slug}
          record={opened.record}
          onClose={close}
          onDone={() => {
            again()
            close()
          }}
        />
      )}
    </PanelFrame>
  )
}

function Line(props: { record: AuditRecord; undoneBy: number | null; onOpen: () => void; onUndo: () => void }) {
  const { record, undoneBy, onOpen, onUndo } = props
  const t = useTranslations('audit')
  const names = useAuditNames()
  const ruleError = useRuleError()
  const sentence = useRecordSentence()
  return (
    <li className="hover:bg-raised flex items-start gap-2.5 px-3 py-2 transition-colors">
      <Moment at={record.atEvent} className="text-ink-faint pt-0.5 text-sm" />
      <div className="min-w-0 flex-1">
        <button
          type="button"
          onClick={onOpen}
          className={clsx(
            'min-h-6 text-left leading-snug [overflow-wrap:anywhere] hover:underline',
            undoneBy !== null && 'text-ink-soft line-through',
          )}
        >
          {sentence(record)}
        </button>
        {record.error && <p className="text-lost text-sm">{ruleError(record.error.code, record.error.params)}</p>}
        <p className="text-ink-faint flex flex-wrap gap-x-2 text-sm">
          <span>{names.person(record.actor)}</span>
          {record.as !== null && <span>{t('onBehalf', { name: names.person(record.as) })}</span>}
          {(record.error !== null || undoneBy !== null || takesBack(record).length > 0) && <Outcome record={record} undoneBy={undoneBy} />}
        </p>
      </div>
      {mayBeUndone(record, undoneBy) && <IconButton size="s" icon={Undo2} label={t('undo.title', { seq: record.seq })} onClick={onUndo} />}
    </li>
  )
}
