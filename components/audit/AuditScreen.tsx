'use client'
import { BookOpenText, ChevronLeft, ChevronRight, ChevronsLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ScreenHeader } from '@/components/screen/ScreenHeader'
import { useViewer } from '@/components/screen/Viewer'
import { Button } from '@/components/ui/Button'
import { EmptyState } from '@/components/ui/EmptyState'
import { ErrorState } from '@/components/ui/ErrorState'
import { SkeletonLines } from '@/components/ui/Skeleton'
import { useConnection } from '@/lib/live/client/hooks'
import type { AuditRecord } from '@/lib/store/types'
import { AuditTable } from './AuditTable'
import { Downloads } from './Downloads'
import { Filters } from './Filters'
import { isFiltered, noFilter, type AuditFilter } from './query'
import { RecordDialog } from './RecordDialog'
import { useRecords } from './useRecords'

/**
 * The chronicle: every command and every refusal, newest first; a record opens to what it changed. The auditor reads and never acts. `row`: a row whose
 * records alone are shown, the newest of them open.
 */
export function AuditScreen({ slug, row = null }: { slug: string; row?: AuditFilter['row'] }) {
  const t = useTranslations('audit')
  const { seq } = useConnection()
  const viewer = useViewer()
  const [filter, setFilter] = useState<AuditFilter>({ ...noFilter, row })
  /** Ends of the pages passed on the way back in time; the last is where the shown page starts. */
  const [passed, setPassed] = useState<number[]>([])
  /** Last record known when the reader left the newest page. */
  const [leftAt, setLeftAt] = useState<number | null>(null)
  const [openSeq, setOpenSeq] = useState<number | null>(null)
  const [keptRecord, setKeptRecord] = useState<AuditRecord | null>(null)
  const before = passed.at(-1) ?? null
  const { status, records, more, undone, again } = useRecords(slug, filter, before, before === null ? seq : null)
  // Who came by a link to one row wants to read its record, not to look for it.
  const [opened, setOpened] = useState(row === null)
  if (!opened && status === 'ready' && records.length > 0) {
    setOpened(true)
    setOpenSeq(records[0]!.seq)
    setKeptRecord(records[0]!)
  }
  const shown = records.find((record) => record.seq === openSeq) ?? (keptRecord?.seq === openSeq ? keptRecord : null)
  const fresh = leftAt !== null && seq !== null ? Math.max(0, seq - leftAt) : 0
  const choose = (next: AuditFilter) => {
    setFilter(next)
    setPassed([])
  }
  const goBack = (from: number) => {
    if (passed.length === 0) setLeftAt(seq)
    setPassed([...passed, from])
  }
  const open = (record: AuditRecord) => {
    setKeptRecord(record)
    setOpenSeq(record.seq)
  }

  return (
    <div className="flex min-h-dvh flex-col">
      <ScreenHeader title={t('title')} icon={BookOpenText} actions={<Downloads slug={slug} filter={filter} />} />
      <main className="mx-auto flex w-full max-w-[110rem] flex-1 flex-col gap-3 p-2 sm:p-4">
        <p className="text-ink-soft px-1 max-sm:hidden">{t('lead')}</p>
        <Filters filter={filter} onChange={choose} />
        <section aria-label={t('title')} aria-busy={status === 'loading'} className="bg-panel shadow-panel rounded-panel min-w-0">
          {status === 'failed' && (
            <ErrorState title={t('failed.title')} onRetry={again}>
              {t('failed.text')}
            </ErrorState>
          )}
          {status === 'loading' && records.length === 0 && (
            <div className="p-4">
              <SkeletonLines lines={10} />
            </div>
          )}
          {status === 'ready' && records.length === 0 && (
            <EmptyState
              icon={BookOpenText}
              title={t(isFiltered(filter) ? 'empty.filteredTitle' : 'empty.title')}
              action={isFiltered(filter) ? <Button onClick={() => choose(noFilter)}>{t('filter.clear')}</Button> : undefined}
            >
              {t(isFiltered(filter) ? 'empty.filteredText' : 'empty.text')}
            </EmptyState>
          )}
          {status !== 'failed' && records.length > 0 && <AuditTable records={records} undone={undone} onOpen={open} />}
        </section>
        <nav aria-label={t('title')} className="flex flex-wrap items-center justify-center gap-2 pb-4">
          {passed.length > 0 && (
            <>
              <Button icon={ChevronsLeft} onClick={() => setPassed([])}>
                {fresh > 0 ? t('paging.fresh', { n: fresh }) : t('paging.newest')}
              </Button>
              <Button icon={ChevronLeft} onClick={() => setPassed(passed.slice(0, -1))}>
                {t('paging.newer')}
              </Button>
            </>
          )}
          {records.length > 0 && (
            <span className="figures text-ink-soft px-2 text-sm">
              {t('paging.range', { from: records.at(-1)!.seq, to: records[0]!.seq })}
            </span>
          )}
          {more && (
            <Button onClick={() => goBack(records.at(-1)!.seq)}>
              {t('paging.older')}
              <ChevronRight aria-hidden className="size-4" />
            </Button>
          )}
        </nav>
      </main>
      {shown && (
        <RecordDialog
          key={shown.seq}
          slug={slug}
          record={shown}
          undoneBy={undone.get(shown.seq) ?? null}
          mayUndo={viewer?.roles.includes('master') ?? false}
          onClose={() => setOpenSeq(null)}
          onUndone={again}
        />
      )}
    </div>
  )
}
