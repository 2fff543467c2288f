'use client'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { renderSVG } from 'uqr'

/** The code of this minute as a QR for phones: who scans it stands before this screen (`info.flagsWhere`). */
export function RoomCode({ slug, token, base }: { slug: string; token: string | null; base: string }) {
  const t = useTranslations('kiosk')
  const [code, setCode] = useState<string | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let over = false
    const ask = async () => {
      let wait = 5_000
      try {
        const answer = await fetch(`/api/campaigns/${slug}/room`, {
          cache: 'no-store',
          headers: token === null ? {} : { authorization: `Bearer ${token}` },
        })
        if (answer.ok) {
          const body = (await answer.json()) as { code: string; changesInMs: number }
          if (!over) setCode(body.code)
          wait = body.changesInMs + 200
        }
      } catch {
        // The old code stays in sight; it is good for a while yet.
      }
      if (!over) timer = setTimeout(() => void ask(), wait)
    }
    void ask()
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [slug, token])
  const address = code === null ? null : `${base.replace(/\/+$/, '')}/c/${slug}/room?code=${code}`
  return (
    <section className="bg-panel shadow-panel rounded-panel flex flex-col items-center gap-3 p-5 text-center" aria-label={t('phone')}>
      <h2 className="text-2xl leading-tight font-bold">{t('phone')}</h2>
      <p className="text-ink-soft">{t('phoneText')}</p>
      {address !== null && (
        <div
          role="img"
          aria-label={t('qr')}
          data-address={address}
          className="w-full max-w-64 overflow-hidden rounded-lg [&>svg]:h-auto [&>svg]:w-full"
          dangerouslySetInnerHTML={{ __html: renderSVG(address, { border: 3, ecc: 'M' }) }}
        />
      )}
    </section>
  )
}
