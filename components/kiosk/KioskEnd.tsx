'use client'
import { LogOut } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'

/** So long may nobody touch the tablet, seconds; the last ones are counted aloud. */
const silence = 60
const warning = 15

const touches = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** The way out, and the silence that leads there by itself. */
export function KioskEnd({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations('kiosk')
  const touched = useRef(0)
  const [left, setLeft] = useState(silence)
  const leave = useRef(onLeave)
  useEffect(() => {
    leave.current = onLeave
  })
  useEffect(() => {
    touched.current = performance.now()
    const touch = () => {
      touched.current = performance.now()
      setLeft(silence)
    }
    for (const name of touches) window.addEventListener(name, touch, { capture: true, passive: true })
    const timer = setInterval(() => {
      const rest = silence - Math.floor((performance.now() - touched.current) / 1000)
      setLeft(rest)
      if (rest <= 0) leave.current()
    }, 500)
    return () => {
      clearInterval(timer)
      for (const name of touches) window.removeEventListener(name, touch, { capture: true })
    }
  }, [])
  const soon = left <= warning
  return (
    <div className={`${soon ? 'bg-wait-wash' : 'bg-panel'} border-rule flex min-h-14 items-center gap-3 border-b px-3`}>
      <p className={`min-w-0 flex-1 ${soon ? 'text-wait font-bold' : 'text-ink-soft text-sm'}`} aria-live="polite">
        {soon ? t('leaving', { seconds: Math.max(0, left) }) : t('shared')}
      </p>
      <Button variant="press" icon={LogOut} className="min-h-11" onClick={onLeave}>
        {t('leave')}
      </Button>
    </div>
  )
}
