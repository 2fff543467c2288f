'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { NumberInput } from '@/components/ui/NumberInput'
import { mapSize } from '@/lib/maps/drawing'

/** Columns and rows of the map. What is cut off comes back with a step back. */
export function SizeFields(props: { width: number; height: number; onResize: (size: { width: number; height: number }) => void }) {
  const { width, height, onResize } = props
  const t = useTranslations('maps.size')
  const [wished, setWished] = useState<{ width: number | null; height: number | null }>({ width, height })
  const fits = (['width', 'height'] as const).every((side) => {
    const value = wished[side]
    return value !== null && value >= mapSize[side].least && value <= mapSize[side].most
  })
  const isSame = wished.width === width && wished.height === height
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-2 gap-2">
        {(['width', 'height'] as const).map((side) => (
          <label key={side} className="text-ink-soft flex flex-col gap-1 text-sm font-medium">
            {t(side)}
            <NumberInput
              label={t(side)}
              value={wished[side]}
              min={mapSize[side].least}
              max={mapSize[side].most}
              onChange={(value) => setWished({ ...wished, [side]: value })}
            />
          </label>
        ))}
      </div>
      {!fits && <p className="text-lost text-[0.8125rem] font-medium">{t('limits')}</p>}
      <Button
        size="s"
        disabled={!fits || isSame}
        onClick={() => wished.width !== null && wished.height !== null && onResize({ width: wished.width, height: wished.height })}
      >
        {t('apply')}
      </Button>
    </div>
  )
}
