'use client'
import { Maximize, Minus, Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { IconButton } from '@/components/ui/IconButton'

/** Zoom by buttons, for those without a wheel. */
export function MapControls({ onZoom, onReset }: { onZoom: (factor: number) => void; onReset: () => void }) {
  const t = useTranslations('map')
  return (
    <div className="rounded-panel bg-panel shadow-float absolute right-4 bottom-4 flex flex-col">
      <IconButton icon={Plus} label={t('zoomIn')} keyHint="+" onClick={() => onZoom(1.5)} />
      <IconButton icon={Minus} label={t('zoomOut')} keyHint="−" onClick={() => onZoom(1 / 1.5)} />
      <IconButton icon={Maximize} label={t('zoomReset')} keyHint="0" onClick={onReset} />
    </div>
  )
}
