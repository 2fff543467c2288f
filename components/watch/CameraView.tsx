'use client'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { readFrame } from './readQr'

/** Between two looks at the picture, milliseconds. */
const lookMs = 250
/** The same badge held longer before the camera is read again after this, milliseconds. */
const sameMs = 4_000

/** The camera's picture, and each badge in it. */
export function CameraView({ onRead }: { onRead: (text: string) => void }) {
  const t = useTranslations('watch')
  const video = useRef<HTMLVideoElement>(null)
  const [failed, setFailed] = useState(false)
  const latest = useRef(onRead)
  useEffect(() => {
    latest.current = onRead
  })
  useEffect(() => {
    let over = false
    let stream: MediaStream | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    let last: { text: string; at: number } | null = null
    const look = async () => {
      const text = video.current && (await readFrame(video.current))
      if (over) return
      if (text && (last?.text !== text || performance.now() - last.at > sameMs)) {
        last = { text, at: performance.now() }
        latest.current(text)
      }
      timer = setTimeout(() => void look(), lookMs)
    }
    const start = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
      } catch {
        return setFailed(true)
      }
      if (over || !video.current) return stream.getTracks().forEach((track) => track.stop())
      video.current.srcObject = stream
      await video.current.play().catch(() => undefined)
      void look()
    }
    void start()
    return () => {
      over = true
      clearTimeout(timer)
      stream?.getTracks().forEach((track) => track.stop())
    }
  }, [])
  if (failed) return <p className="text-lost font-medium">{t('noCamera')}</p>
  return <video ref={video} muted playsInline aria-label={t('camera')} className="bg-sunken aspect-[4/3] w-full rounded-lg object-cover" />
}
