'use client'
import { Inbox } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { MultiChips } from '@/components/ui/Chips'
import { EmptyState } from '@/components/ui/EmptyState'
import type { PanelProps } from '../panels/panel'
import { PanelFrame } from '../panels/PanelFrame'
import { InboxLink } from './InboxLink'
import { OtherMasters } from './OtherMasters'
import { queueKinds, type QueueItem, type QueueKind } from './queueModel'
import { QueueLine } from './QueueLine'
import { useQueue } from './useQueue'

const keyOf = (item: QueueItem): string => `${item.kind}/${item.id}`

/** Up and down walk along the heads of the lines; a control inside an open line keeps its own keys. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const heads = [...event.currentTarget.querySelectorAll<HTMLElement>('button[data-head]')]
  const at = heads.indexOf(document.activeElement as HTMLElement)
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0 || at < 0) return
  event.preventDefault()
  heads[at + step]?.focus()
}

/** Everything that waits for a master in one list, the longest waiting first: what it is, since when, and who has taken it (EP-8). */
export function QueuePanel({ slug, onJump }: PanelProps) {
  const t = useTranslations('desk.queue')
  const items = useQueue()
  const [open, setOpen] = useState<string | null>(null)
  const [chosen, setChosen] = useState<QueueKind[]>([])
  const counts = queueKinds.map((kind) => ({ kind, n: items.filter((item) => item.kind === kind).length })).filter(({ n }) => n > 0)
  const shown = items.filter((item) => chosen.length === 0 || chosen.includes(item.kind))
  return (
    <PanelFrame
      label={t('title')}
      head={
        <>
          <InboxLink slug={slug} items={items} />
          {(counts.length > 1 || chosen.length > 0) && (
            <MultiChips
              label={t('filter')}
              value={chosen}
              onChange={setChosen}
              chips={counts.map(({ kind, n }) => ({
                id: kind,
                label: (
                  <>
                    {t(`kinds.${kind}`)} <span className="figures text-ink-faint">{n}</span>
                  </>
                ),
              }))}
            />
          )}
        </>
      }
    >
      <OtherMasters />
      {shown.length === 0 ? (
        <EmptyState icon={Inbox} title={t('empty')}>
          {t('emptyText')}
        </EmptyState>
      ) : (
        <ol className="divide-rule divide-y" data-queue onKeyDown={walk}>
          {shown.map((item) => (
            <QueueLine
              key={keyOf(item)}
              slug={slug}
              item={item}
              open={open === keyOf(item)}
              onOpen={(on) => setOpen(on ? keyOf(item) : null)}
              onJump={onJump}
            />
          ))}
        </ol>
      )}
    </PanelFrame>
  )
}
