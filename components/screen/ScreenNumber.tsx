'use client'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useConnection, useRow } from '@/lib/live/client/hooks'

const shownMs = 9_000

/** The number of this screen over everything for a while, when a master looks for it (EP-44). */
export function ScreenNumber() {
  const t = useTranslations('walls')
  const row = useRow('screen', 'screen')
  const known = useRef<number | null>(null)
  const [shown, setShown] = useState(false)
  const flashes = row?.flashes ?? null
  const { ready } = useConnection()
  useEffect(() => {
    if (!ready) return
    const before = known.current
    known.current = flashes ?? 0
    if (before === null || flashes === null || flashes <= before) return
    setShown(true)
    const timer = setTimeout(() => setShown(false), shownMs)
    return () => clearTimeout(timer)
  }, [flashes, ready])
  if (!shown || !row) return null
  return (
    <div
      role="alert"
      data-screen-number={row.number}
      className="bg-press text-press-ink fixed inset-0 z-[100] grid place-items-center print:hidden"
    >
      <p className="text-center">
        <span className="block text-[min(8vw,8vh)] leading-none font-semibold">{t('screen')}</span>
        <span className="figures block text-[min(60vw,70vh)] leading-[0.95] font-bold">{row.number}</span>
      </p>
    </div>
  )
}
