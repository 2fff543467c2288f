'use client'
import clsx from 'clsx'
import { ChevronRight, Mail as Sealed, MailOpen, Send, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Badge } from '@/components/ui/Badge'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useEventTime, type LiveRow } from '@/lib/live/client/hooks'
import type { OpenSheet } from './sheet'
import type { General } from './useGeneral'

type Letter = LiveRow<'letters'>

const icons: Record<Letter['mine'], LucideIcon> = { reader: MailOpen, carrier: Sealed, author: Send, all: Sealed }

/** Sealed letters: those to read, those to carry, those one has written (MB-PUR-7). */
export function Mail({ general, open }: { general: General; open: OpenSheet }) {
  const t = useTranslations('general')
  if (general.mail.length === 0) return null
  return (
    <section aria-labelledby="mail">
      <h2 id="mail" className="text-ink-soft mb-2 px-1 text-lg font-semibold">
        {t('mail.title')}
      </h2>
      <ul className="bg-panel shadow-panel rounded-panel divide-rule divide-y overflow-hidden">
        {general.mail.map((letter) => (
          <li key={letter.id}>
            <Line letter={letter} general={general} onOpen={() => open({ kind: 'mail', letterId: letter.id })} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Line({ letter, general, onOpen }: { letter: Letter; general: General; onOpen: () => void }) {
  const t = useTranslations('general')
  const now = useEventTime(60_000)
  const format = useEventFormat()
  const fresh = letter.mine === 'reader' && letter.readAt === null
  const Icon = icons[letter.mine]
  return (
    <button
      type="button"
      onClick={onOpen}
      className={clsx('flex min-h-16 w-full items-center gap-3 p-3.5 text-left', fresh && 'bg-wait-wash')}
    >
      <Icon aria-hidden className={clsx('size-6 shrink-0', fresh ? 'text-wait' : 'text-ink-faint')} />
      <span className="min-w-0 flex-1">
        <span className={clsx('block leading-snug [overflow-wrap:anywhere]', fresh ? 'font-bold' : 'font-medium')}>
          {letter.mine === 'author' ? t('mail.to', { to: general.addressOf(letter) }) : t('mail.from', { from: letter.authorName })}
        </span>
        <span className="text-ink-faint mt-0.5 flex flex-wrap items-center gap-x-2 text-sm">
          <Status letter={letter} />
          <span className="figures">{format.moment(letter.at, now)}</span>
        </span>
      </span>
      <ChevronRight aria-hidden className="text-ink-faint size-5 shrink-0" />
    </button>
  )
}

function Status({ letter }: { letter: Letter }) {
  const t = useTranslations('general.mail')
  if (letter.mine === 'reader') {
    if (letter.readAt === null) return <Badge tone="wait">{t('unopened')}</Badge>
    return <span>{t(letter.state === 'taken' ? 'intercepted' : 'received')}</span>
  }
  if (letter.mine === 'carrier') return <Badge tone="press">{t('withYou')}</Badge>
  return letter.state === 'written' ? (
    <Badge tone="wait">{t('inHand')}</Badge>
  ) : (
    <span>{letter.carrierName === null ? t('given') : t('givenTo', { name: letter.carrierName })}</span>
  )
}
