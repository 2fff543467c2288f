'use client'
import { useTranslations } from 'use-intl'
import { MinuteCode } from './MinuteCode'

/** The code that checks a phone in at the table (`info.flagsWhere`). */
export function RoomCode({ slug, token, base }: { slug: string; token: string | null; base: string }) {
  const t = useTranslations('kiosk')
  return (
    <section className="bg-panel shadow-panel rounded-panel flex flex-col items-center gap-3 p-5 text-center" aria-label={t('phone')}>
      <h2 className="text-2xl leading-tight font-bold">{t('phone')}</h2>
      <p className="text-ink-soft">{t('phoneText')}</p>
      <MinuteCode slug={slug} token={token} base={base} of="room" label={t('qr')} />
    </section>
  )
}
