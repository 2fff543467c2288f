'use client'
import { BellRing } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useRows, type LiveRow } from '@/lib/live/client/hooks'
import { useChime } from './useChime'

/** Newest first: who was called last has not heard it yet. */
const useCalls = (): LiveRow<'calls'>[] => [...useRows('calls')].reverse()

const besides = 3

/** "Name, rank of state" in its two parts: who is called is found by the name. */
function parts(full: string): [name: string, rank: string] {
  const comma = full.indexOf(', ')
  return comma < 0 ? [full, ''] : [full.slice(0, comma), full.slice(comma)]
}

/** Calls to the table in one line over the news (EP-9): who and where to, never why. */
export function CallsBand() {
  const t = useTranslations('walls.calls')
  const calls = useCalls()
  useChime(calls)
  if (calls.length === 0) return null
  const shown = calls.slice(0, besides)
  return (
    <section
      aria-label={t('title')}
      aria-live="assertive"
      className="bg-wait text-wait-ink animate-rise flex items-center gap-8 overflow-hidden rounded-[6px] px-8 py-2"
    >
      <BellRing aria-hidden className="size-14 shrink-0" strokeWidth={2} />
      <ul className="flex min-w-0 flex-1 items-center gap-10">
        {shown.map((call) => (
          <li key={call.id} data-call={call.id} className="min-w-0 flex-1 leading-[1.08]">
            <span className="block truncate text-[40px] font-bold">
              {parts(call.name)[0]}
              <span className="sr-only">{parts(call.name)[1]}</span>
            </span>
            <span className="block truncate text-[36px]">{call.place || t('table')}</span>
          </li>
        ))}
      </ul>
      {calls.length > besides && <p className="shrink-0 text-[36px] font-semibold">{t('more', { n: calls.length - besides })}</p>}
    </section>
  )
}

const listed = 5

/** The same as the main thing of the lobby. */
export function CallsList() {
  const t = useTranslations('walls.calls')
  const calls = useCalls()
  useChime(calls)
  if (calls.length === 0) {
    return <p className="text-ink-faint border-rule rounded-[6px] border-2 border-dashed px-8 py-6 text-[40px]">{t('none')}</p>
  }
  return (
    <section aria-label={t('title')} aria-live="assertive" className="flex flex-col gap-4">
      <ul className="flex flex-col gap-4">
        {calls.slice(0, listed).map((call) => (
          <li
            key={call.id}
            data-call={call.id}
            className="bg-wait text-wait-ink animate-rise flex items-center gap-6 rounded-[6px] px-8 py-4"
          >
            <BellRing aria-hidden className="size-14 shrink-0" strokeWidth={2} />
            <span className="min-w-0">
              <span className="line-clamp-2 text-[60px] leading-[1.05] font-bold text-balance">
                {parts(call.name)[0]}
                <span className="sr-only">{parts(call.name)[1]}</span>
              </span>
              <span className="block truncate text-[40px] leading-tight">{call.place || t('table')}</span>
            </span>
          </li>
        ))}
      </ul>
      {calls.length > listed && <p className="text-wait text-[40px] font-semibold">{t('more', { n: calls.length - listed })}</p>}
    </section>
  )
}
