'use client'
import { useEffect, useState } from 'react'
import { renderSVG } from 'uqr'

interface MinuteCodeProps {
  slug: string
  /** Token of the screen that shows it; null: by login. */
  token: string | null
  /** Address of the server as phones reach it. */
  base: string
  /** `room`: being at the table (`info.flagsWhere`); `watch`: coming on watch in HQ (EP-30). */
  of: 'room' | 'watch'
  label: string
  className?: string
}

/** The code of this minute as a QR for phones: who scans it stands before this screen. */
export function MinuteCode({ slug, token, base, of, label, className = 'max-w-64' }: MinuteCodeProps) {
  const code = useMinuteCode(slug, token, of)
  if (code === null) return <div aria-busy className={`bg-sunken aspect-square w-full rounded-lg ${className}`} />
  const address = `${base.replace(/\/+$/, '')}/c/${slug}/${of}?code=${code}`
  return (
    <div
      role="img"
      aria-label={label}
      data-address={address}
      className={`w-full overflow-hidden rounded-lg [&>svg]:h-auto [&>svg]:w-full ${className}`}
      dangerouslySetInnerHTML={{ __html: renderSVG(address, { border: 3, ecc: 'M' }) }}
    />
  )
}

function useMinuteCode(slug: string, token: string | null, of: 'room' | 'watch'): string | null {
  const [code, setCode] = useState<string | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let over = false
    const ask = async () => {
      let wait = 5_000
      try {
        const answer = await fetch(`/api/campaigns/${slug}/${of}`, {
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
  }, [slug, token, of])
  return code
}
