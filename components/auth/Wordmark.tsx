import { useTranslations } from 'use-intl'

/** The name with its sign: a flag on a map's crossing lines. */
export function Wordmark({ small = false }: { small?: boolean }) {
  const t = useTranslations('login')
  return (
    <span className="inline-flex items-center gap-3">
      <svg viewBox="0 0 40 40" aria-hidden className={small ? 'size-8' : 'size-14'}>
        <path d="M2 27 H38 M20 2 V38" className="stroke-rule-strong" strokeWidth="1.5" strokeDasharray="2 3" fill="none" />
        <circle cx="20" cy="27" r="9" fill="none" className="stroke-rule-strong" strokeWidth="1.5" />
        <path d="M20 27 V6" className="stroke-ink" strokeWidth="2.5" strokeLinecap="round" />
        <path d="M20 6 L34 9.5 L28.5 13 L34 17 L20 17 Z" className="fill-press" />
        <circle cx="20" cy="27" r="3" className="fill-ink" />
      </svg>
      <span>
        <span className={`block leading-none font-bold tracking-tight ${small ? 'text-xl' : 'text-4xl'}`}>{t('product')}</span>
        {!small && <span className="text-ink-soft mt-1.5 block text-[0.9375rem]">{t('tagline')}</span>}
      </span>
    </span>
  )
}
