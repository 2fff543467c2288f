'use client'
import { Scale } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ScreenHeader } from '@/components/screen/ScreenHeader'
import { EmptyState } from '@/components/ui/EmptyState'
import { ErrorState } from '@/components/ui/ErrorState'
import { SkeletonLines } from '@/components/ui/Skeleton'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useEventSentence } from '@/lib/i18n/useEventSentence'
import { useConnection, useRow } from '@/lib/live/client/hooks'
import type { DisputeLine } from '@/lib/live/http/dispute'

/**
 * The dispute view (EP-14): two players look at the master's screen, so it shows only what both may know, large, without strengths and
 * without the name of anybody's army.
 */
export function DisputeScreen({ slug, kind, id }: { slug: string; kind: 'army' | 'card'; id: string }) {
  const t = useTranslations('desk.dispute')
  const army = useRow('armies', kind === 'army' ? id : null)
  const state = useRow('states', army?.stateId)
  const card = useRow('cards', kind === 'card' ? id : null)
  const title = kind === 'army' ? (state ? t('armyOf', { state: state.name }) : t('army')) : (card?.title ?? t('card'))
  return (
    <div className="flex min-h-dvh flex-col">
      <ScreenHeader title={t('title')} icon={Scale} />
      <main className="mx-auto w-full max-w-5xl flex-1 p-4 sm:p-8">
        <h2 className="mb-1 flex items-center gap-4 text-4xl leading-tight font-bold">
          {state && <span aria-hidden className="border-ink/30 h-9 w-14 rounded-[3px] border" style={{ background: state.colour }} />}
          {title}
        </h2>
        <p className="text-ink-soft mb-6 text-lg">{t('lead')}</p>
        <History slug={slug} kind={kind} id={id} />
      </main>
    </div>
  )
}

function History({ slug, kind, id }: { slug: string; kind: string; id: string }) {
  const t = useTranslations('desk.dispute')
  const sentence = useEventSentence()
  const format = useEventFormat()
  const { seq, ready } = useConnection()
  const [lines, setLines] = useState<DisputeLine[] | null>(null)
  const [failed, setFailed] = useState(0)
  useEffect(() => {
    if (!ready) return
    const abort = new AbortController()
    fetch(`/api/campaigns/${slug}/dispute/${kind}/${encodeURIComponent(id)}`, { signal: abort.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(String(response.status))
        setLines(((await response.json()) as { lines: DisputeLine[] }).lines)
      })
      .catch((error: unknown) => abort.signal.aborted || (console.error(error), setFailed((n) => n + 1)))
    return () => abort.abort()
    // A new record may be one more line of this history.
  }, [slug, kind, id, seq, ready])
  if (lines === null) return failed > 0 ? <ErrorState title={t('failed')} /> : <SkeletonLines lines={6} />
  const told = lines.flatMap((line) => {
    const text = sentence(line.event)
    return text === null ? [] : [{ ...line, text }]
  })
  if (told.length === 0) return <EmptyState icon={Scale} title={t('empty')} />
  return (
    <ol className="divide-rule border-rule divide-y border-y">
      {told.map((line, index) => (
        <li key={index} className="grid grid-cols-[8rem_1fr] items-baseline gap-x-6 py-4 text-2xl leading-snug">
          <time className="figures text-wait font-semibold">{format.clock(line.happenedAt ?? line.at)}</time>
          <span>
            {line.text}
            {line.happenedAt !== null && (
              <span className="text-ink-faint block text-base">{t('entered', { time: format.clock(line.at) })}</span>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}
