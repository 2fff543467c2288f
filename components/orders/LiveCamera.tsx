'use client'
import { Aperture, Video } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'

/**
 * The camera inside the page, for tablets and laptops whose file chooser has no camera. Browsers give it only over HTTPS or on the same
 * computer; where they do not, the button is not there.
 */
export function LiveCamera({ open, onOpen, onPhoto }: { open: boolean; onOpen: (open: boolean) => void; onPhoto: (photo: Blob) => void }) {
  const t = useTranslations('orders.camera')
  const video = useRef<HTMLVideoElement>(null)
  const [failed, setFailed] = useState(false)
  const [possible, setPossible] = useState(false)
  useEffect(() => {
    const known = setTimeout(() => setPossible(window.isSecureContext && typeof navigator.mediaDevices?.getUserMedia === 'function'), 0)
    return () => clearTimeout(known)
  }, [])
  useEffect(() => {
    if (!open) return
    let stream: MediaStream | null = null
    let closed = false
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1920 } } })
      .then((given) => {
        stream = given
        if (closed) return given.getTracks().forEach((track) => track.stop())
        if (video.current) video.current.srcObject = given
      })
      .catch(() => setFailed(true))
    return () => {
      closed = true
      stream?.getTracks().forEach((track) => track.stop())
    }
  }, [open])
  if (!possible) return null
  if (!open || failed) {
    return (
      <Button variant="plain" icon={Video} disabled={failed} onClick={() => onOpen(true)}>
        {t(failed ? 'noCamera' : 'live')}
      </Button>
    )
  }
  const shoot = () => {
    const picture = video.current
    if (!picture || picture.videoWidth === 0) return
    const canvas = document.createElement('canvas')
    canvas.width = picture.videoWidth
    canvas.height = picture.videoHeight
    canvas.getContext('2d')!.drawImage(picture, 0, 0)
    canvas.toBlob((blob) => blob && onPhoto(blob), 'image/jpeg', 0.9)
  }
  return (
    <div className="flex flex-col gap-2">
      <video ref={video} autoPlay playsInline muted className="rounded-control w-full bg-black" />
      <Button variant="press" size="l" icon={Aperture} onClick={shoot}>
        {t('shutter')}
      </Button>
    </div>
  )
}
