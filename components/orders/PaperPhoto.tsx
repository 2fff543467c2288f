'use client'
import { ImageOff, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '@/components/ui/IconButton'

const zooms = [1, 1.5, 2, 3, 4]

/** The photo beside the form: larger, smaller, a quarter turn; it scrolls under the finger or the wheel. */
export function PaperPhoto({ slug, paperId, photo, number }: { slug: string; paperId: string; photo: string | null; number: number }) {
  const t = useTranslations('orders.photo')
  const [zoom, setZoom] = useState(0)
  const [turns, setTurns] = useState(0)
  if (photo === null) {
    return (
      <div className="bg-sunken text-ink-faint rounded-control flex h-full min-h-48 flex-col items-center justify-center gap-2 p-4 text-center">
        <ImageOff aria-hidden className="size-8" />
        <p>{t('none')}</p>
      </div>
    )
  }
  const scale = zooms[zoom]!
  return (
    <div className="rounded-control border-rule relative h-full min-h-48 overflow-hidden border bg-black">
      <div className="size-full overflow-auto" tabIndex={0} role="region" aria-label={t('region', { number })}>
        <div className="flex items-center justify-center" style={{ width: `${scale * 100}%`, height: `${scale * 100}%` }}>
          {/* eslint-disable-next-line @next/next/no-img-element -- a photo of this campaign, behind its login */}
          <img
            src={`/api/campaigns/${encodeURIComponent(slug)}/papers/${encodeURIComponent(paperId)}/photo?v=${photo.slice(0, 12)}`}
            alt={t('alt', { number })}
            className="max-h-full max-w-full object-contain"
            style={{ transform: `rotate(${turns * 90}deg)` }}
          />
        </div>
      </div>
      <div className="bg-panel/90 rounded-control absolute top-2 right-2 flex gap-1 p-1">
        <IconButton icon={ZoomOut} label={t('smaller')} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)} />
        <IconButton icon={ZoomIn} label={t('larger')} disabled={zoom === zooms.length - 1} onClick={() => setZoom(zoom + 1)} />
        <IconButton icon={RotateCw} label={t('turn')} onClick={() => setTurns((turns + 1) % 4)} />
      </div>
    </div>
  )
}
