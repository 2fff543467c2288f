'use client'
import { Camera, FileCheck2, Hand, Inbox, Printer, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { ScreenHeader } from '@/components/screen/ScreenHeader'
import { useViewer } from '@/components/screen/Viewer'
import { Badge } from '@/components/ui/Badge'
import { Button } from '@/components/ui/Button'
import { Chips } from '@/components/ui/Chips'
import { EmptyState } from '@/components/ui/EmptyState'
import { SkeletonLines } from '@/components/ui/Skeleton'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useRuleError } from '@/lib/i18n/useRuleError'
import { useConnection, useEventTime, useLooking, useRows, useView, type LiveRow } from '@/lib/live/client/hooks'
import { EntryForm } from './EntryForm'
import { shelved, shelves, type InboxItem, type Shelf } from './inboxModel'
import { PaperPhoto } from './PaperPhoto'
import { PendingOrder } from './PendingOrder'

/** The inbox of orders (EP-2): how many wait and how old the oldest is, the photo beside the one-line form, who has taken what (EP-8). */
export function InboxScreen({ slug }: { slug: string }) {
  const t = useTranslations('orders')
  const { ready } = useConnection()
  const now = useEventTime(5_000)
  const format = useEventFormat()
  const papers = useRows('papers')
  const orders = useRows('pendingOrders')
  const items = shelved(papers, orders)
  const [shelf, setShelf] = useState<Shelf>('waiting')
  const [chosen, setChosen] = useState<string | null>(() => (typeof location === 'undefined' ? null : location.hash.slice(1) || null))
  const me = useViewer()?.id ?? null
  const claims = useView('claims')
  const others = (item: InboxItem) => {
    const byId = claims[`${item.kind}/${item.id}`]?.byId
    return byId !== undefined && byId !== me
  }
  const list = items[shelf]
  // Without a choice the oldest that nobody else has taken lies open.
  const all = shelves.flatMap((each) => items[each])
  const open = all.find((item) => item.id === chosen) ?? list.find((item) => !others(item)) ?? list[0] ?? null
  useLooking(open ? `${open.kind}/${open.id}` : 'inbox')
  const oldest = items.waiting[0]
  return (
    <div className="flex min-h-dvh flex-col lg:h-dvh">
      <ScreenHeader
        title={t('inbox.title')}
        icon={Inbox}
        actions={
          <a href={`/c/${slug}/papers`} className="text-press inline-flex min-h-10 items-center gap-2 px-2 font-medium">
            <Camera aria-hidden className="size-5" /> <span className="max-sm:sr-only">{t('inbox.toCamera')}</span>
          </a>
        }
      />
      <main className="grid min-h-0 flex-1 gap-2 p-2 lg:grid-cols-[19rem_minmax(0,1fr)]">
        <section aria-label={t('inbox.list')} className="bg-panel shadow-panel rounded-panel flex min-h-0 flex-col">
          <div className="border-rule border-b p-3">
            <p aria-live="polite" className={`text-xl font-bold ${oldest ? 'text-wait' : ''}`}>
              {t('inbox.waiting', { n: items.waiting.length })}
            </p>
            <p className="text-ink-soft text-sm">{oldest ? t('inbox.oldest', { age: format.length(now - oldest.at) }) : t('inbox.none')}</p>
            <Chips
              className="mt-2"
              label={t('inbox.shelves')}
              value={shelf}
              onChange={(next) => next && (setShelf(next), setChosen(null))}
              chips={shelves.map((id) => ({ id, label: `${t(`shelf.${id}`)} ${items[id].length}` }))}
            />
          </div>
          <ul className="min-h-0 flex-1 overflow-y-auto p-1.5 max-lg:max-h-64">
            {!ready && <SkeletonLines lines={6} />}
            {ready && list.length === 0 && <li className="text-ink-faint p-3 text-sm">{t(`empty.${shelf}`)}</li>}
            {list.map((item) => (
              <li key={item.id}>
                <ItemLine item={item} now={now} open={item.id === open?.id} onOpen={() => setChosen(item.id)} />
              </li>
            ))}
          </ul>
        </section>
        <section aria-label={t('inbox.detail')} className="bg-panel shadow-panel rounded-panel min-h-0 overflow-y-auto">
          {open === null ? (
            <EmptyState icon={FileCheck2} title={t('inbox.none')}>
              {t('inbox.noneText')}
            </EmptyState>
          ) : open.kind === 'paper' ? (
            <PaperDetail
              key={open.id}
              slug={slug}
              paper={open.paper}
              taken={others(open)}
              onTyped={() => setChosen(open.id)}
              onDone={() => setChosen((now) => (now === open.id ? null : now))}
            />
          ) : (
            <PendingOrder key={open.id} order={open.order} />
          )}
        </section>
      </main>
    </div>
  )
}

function ItemLine({ item, now, open, onOpen }: { item: InboxItem; now: number; open: boolean; onOpen: () => void }) {
  const t = useTranslations('orders')
  const format = useEventFormat()
  const states = useView('states')
  const people = useView('people')
  const claim = useView('claims')[`${item.kind}/${item.id}`]
  const state = item.kind === 'paper' && item.paper.stateId !== null ? states[item.paper.stateId] : undefined
  return (
    <button
      type="button"
      aria-current={open ? 'true' : undefined}
      onClick={onOpen}
      className={`rounded-control flex w-full items-center gap-2.5 border px-2.5 py-2 text-left ${open ? 'border-press bg-press-wash' : 'hover:bg-raised border-transparent'}`}
    >
      <span aria-hidden className="h-9 w-1.5 shrink-0 rounded-sm" style={{ background: state?.colour ?? 'var(--rule-strong)' }} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-2">
          <span className="truncate font-semibold">
            {item.kind === 'paper' ? t('item.paper', { number: item.paper.number }) : t('item.order', { name: item.order.byName })}
          </span>
          <time className="figures text-ink-soft shrink-0 text-sm">{format.moment(item.at, now)}</time>
        </span>
        <span className="text-ink-soft flex justify-between gap-2 text-sm">
          <span className="truncate">{state?.name ?? (item.kind === 'paper' ? t('item.noState') : item.order.text)}</span>
          {claim && <span className="text-press shrink-0 truncate">{people[claim.byId]?.character}</span>}
        </span>
      </span>
    </button>
  )
}

function PaperDetail(props: {
  slug: string
  paper: LiveRow<'papers'>
  taken: boolean
  /** Something was typed: this paper stays open whatever else leaves the list. */
  onTyped: () => void
  onDone: () => void
}) {
  const { slug, paper, taken, onTyped, onDone } = props
  const t = useTranslations('orders')
  const format = useEventFormat()
  const rule = useRuleError()
  const { give, busy } = useGive()
  const me = useViewer()?.id ?? null
  const claim = useView('claims')[`paper/${paper.id}`]
  const people = useView('people')
  const state = useView('states')[paper.stateId ?? '']
  const orders = useView('orders')
  const mine = claim !== undefined && claim.byId === me
  return (
    <div className="grid h-full min-h-0 gap-3 p-3 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="h-72 min-h-0 xl:h-full">
        <PaperPhoto slug={slug} paperId={paper.id} photo={paper.photo} number={paper.number} />
      </div>
      <div className="flex min-h-0 min-w-0 flex-col gap-3 xl:overflow-y-auto">
        <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h2 className="text-3xl font-bold">{t('item.paper', { number: paper.number })}</h2>
          {state && <Badge>{state.name}</Badge>}
          <p className="text-ink-soft text-sm">
            {t('item.stamp')} <time className="figures text-ink text-base font-semibold">{format.clock(paper.stampAt)}</time>,{' '}
            {paper.takenByName}
          </p>
        </header>
        {paper.status === 'waiting' && (
          <>
            <div className="flex flex-wrap items-center gap-2">
              {taken && <Badge tone="wait">{t('claim.by', { name: people[claim!.byId]?.character ?? '' })}</Badge>}
              <Button
                size="s"
                icon={Hand}
                busy={busy}
                onClick={() =>
                  void (mine
                    ? give('desk.giveBack', { kind: 'paper', id: paper.id })
                    : give('desk.take', { kind: 'paper', id: paper.id, ...(taken && { over: true }) }))
                }
              >
                {t(mine ? 'claim.giveBack' : taken ? 'claim.takeOver' : 'claim.take')}
              </Button>
            </div>
            <EntryForm slug={slug} paper={paper} onTyped={onTyped} onDone={onDone} />
          </>
        )}
        {paper.status === 'returned' && (
          <div className="border-lost/60 bg-lost-wash rounded-control border p-3">
            <p className="text-lost font-semibold">{t('item.returned', { name: paper.authorName ?? t('item.author') })}</p>
            <p className="mt-1">
              {[paper.returnReason, paper.refusal ? rule(paper.refusal.code, paper.refusal.params) : ''].filter(Boolean).join(' ')}
            </p>
          </div>
        )}
        {paper.status === 'entered' && (
          <ul className="flex flex-col gap-1">
            {paper.orderIds.map((id) => (
              <li key={id} className="border-rule rounded-control border p-2.5">
                {t('item.became', { number: orders[id]?.number ?? 0, by: orders[id]?.byName ?? '' })}
              </li>
            ))}
          </ul>
        )}
        {paper.status !== 'waiting' && (
          <div className="flex flex-wrap gap-2">
            {paper.status === 'returned' && (
              <a
                href={`/c/${slug}/print/return?paper=${encodeURIComponent(paper.id)}`}
                target="_blank"
                rel="noreferrer"
                className="border-rule-strong bg-raised rounded-control inline-flex min-h-10 items-center gap-2 border px-3.5 font-medium"
              >
                <Printer aria-hidden className="size-5" /> {t('item.slip')}
              </a>
            )}
            <Button
              icon={RotateCcw}
              busy={busy}
              onClick={() => void give('paper.reopen', { paper: paper.id }, { done: t('item.reopened') })}
            >
              {t('item.reopen')}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
