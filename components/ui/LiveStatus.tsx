'use client'
import clsx from 'clsx'
import { LoaderCircle, Radio, ShieldX, WifiOff, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useConnection, useSilence, type Connection } from '@/lib/live/client/hooks'
import { Hint } from './Hint'

const looks: Record<Connection['status'], { icon: LucideIcon; tone: string }> = {
  live: { icon: Radio, tone: 'text-calm' },
  connecting: { icon: LoaderCircle, tone: 'text-wait' },
  stale: { icon: WifiOff, tone: 'text-lost' },
  refused: { icon: ShieldX, tone: 'text-lost' },
}

/** Always in sight: is this screen live, when was it last updated, is it stale (DESIGN §6). */
export function LiveStatus({ className, large = false }: { className?: string; large?: boolean }) {
  const { status, sending } = useConnection()
  const silence = useSilence()
  const format = useEventFormat()
  const t = useTranslations('ui')
  const { icon: Icon, tone } = looks[status]
  const age = silence === null ? null : silence < 30 ? t('justNow') : t('lastUpdated', { length: format.length(silence * 1000) })
  const text = sending > 0 && status === 'live' ? t('sending') : t(status)
  return (
    <Hint text={age ?? t(status)}>
      <span
        role="status"
        tabIndex={0}
        data-status={status}
        className={clsx(
          'rounded-control inline-flex items-center gap-1.5 font-medium whitespace-nowrap',
          large ? 'text-4xl' : 'text-sm',
          tone,
          className,
        )}
      >
        <Icon aria-hidden className={clsx('size-[1.1em]', status === 'connecting' && 'animate-spin')} strokeWidth={2.1} />
        {text}
        {status === 'stale' && age && <span className="figures font-normal">· {age}</span>}
      </span>
    </Hint>
  )
}

/** A line over the whole page while it shows old rows. */
export function StaleBanner() {
  const { status, ready } = useConnection()
  const t = useTranslations('ui')
  if (status !== 'stale' || !ready) return null
  return (
    <div
      role="alert"
      className="border-lost/50 bg-lost-wash text-lost flex items-center justify-center gap-2 border-b px-4 py-1.5 text-sm font-medium"
    >
      <WifiOff aria-hidden className="size-4" />
      {t('stale')}. {t('staleHint')}
    </div>
  )
}
