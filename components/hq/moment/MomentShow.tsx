'use client'
import clsx from 'clsx'
import { Flame, Gavel, LifeBuoy, Megaphone, TriangleAlert, Zap, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useView } from '@/lib/live/client/hooks'
import type { MomentKind } from './momentModel'
import type { ShownMoment } from './useMoment'

const looks: Record<MomentKind, { icon: LucideIcon; tone: string; ring: string }> = {
  word: { icon: Megaphone, tone: 'text-press', ring: 'border-press' },
  decided: { icon: Gavel, tone: 'text-press', ring: 'border-press' },
  help: { icon: LifeBuoy, tone: 'text-calm', ring: 'border-calm' },
  strike: { icon: Zap, tone: 'text-wait', ring: 'border-wait' },
  aggravated: { icon: TriangleAlert, tone: 'text-wait', ring: 'border-wait' },
  failed: { icon: Flame, tone: 'text-lost', ring: 'border-lost' },
}

/**
 * The moment of decision, over whatever the screen shows and never in its way: it takes no press and is gone in a few seconds. `wall`:
 * read from five metres.
 */
export function MomentShow({ moment, wall = false }: { moment: ShownMoment | null; wall?: boolean }) {
  const t = useTranslations('moment')
  const help = useTranslations('evening')
  const people = useView('people')
  if (!moment) return null
  const { icon: Icon, tone, ring } = looks[moment.kind]
  const voices = moment.spokenBy.flatMap((id) => people[id]?.character ?? [])
  const names = voices.length > 0 ? voices.join(', ') : moment.byName
  const chosen = moment.kind === 'help' && help.has(`help.${moment.text}`) ? help(`help.${moment.text}`) : moment.text
  return (
    <div
      key={moment.n}
      role="status"
      data-moment={moment.kind}
      className={clsx(
        'moment pointer-events-none z-50 grid place-items-center overflow-hidden',
        wall ? 'absolute inset-0' : 'fixed inset-0',
      )}
    >
      <div aria-hidden className={clsx('moment-ring rounded-full', ring)} />
      <div aria-hidden className={clsx('moment-ring moment-ring-late rounded-full', ring)} />
      <div aria-hidden className={clsx('moment-edge absolute inset-0', ring, wall ? 'border-[14px]' : 'border-8')} />
      <div
        className={clsx(
          'moment-word bg-panel shadow-float border-y-4 text-center text-balance',
          ring,
          wall ? 'w-full px-24 py-14' : 'w-full px-5 py-6 sm:px-10 sm:py-8',
        )}
      >
        <p
          className={clsx(
            'flex items-center justify-center gap-[0.4em] font-bold',
            tone,
            wall ? 'text-[96px] leading-none' : 'text-3xl leading-tight sm:text-5xl',
          )}
        >
          <Icon aria-hidden className="size-[0.9em] shrink-0" strokeWidth={2.1} />
          {t(`title.${moment.kind}`)}
        </p>
        <p
          className={clsx(
            'font-bold [overflow-wrap:anywhere]',
            wall ? 'mt-8 text-[64px] leading-[1.08]' : 'mt-3 text-xl leading-tight sm:text-3xl',
          )}
        >
          {moment.title}
        </p>
        {chosen && (
          <p
            className={clsx(
              'text-ink-soft [overflow-wrap:anywhere]',
              wall ? 'mt-5 text-[44px] leading-tight' : 'mt-2 text-lg leading-snug sm:text-xl',
            )}
          >
            {chosen}
          </p>
        )}
        {names && (
          <p className={clsx('text-ink-soft', wall ? 'mt-6 text-[40px] leading-tight' : 'mt-2 text-base sm:text-lg')}>
            {voices.length > 0 ? t('voices', { names }) : names}
          </p>
        )}
      </div>
    </div>
  )
}
