'use client'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { Drawing } from '@/lib/maps/drawing'
import { pointOf } from '@/lib/rules/macrobattle/grid'

/** What stands on a cell, in words: terrain, marks, whose gate, whose bounds. */
export function useCellWords(drawing: Drawing): (cell: string) => string {
  const t = useTranslations('maps')
  return useCallback(
    (cell) => {
      const { x, y } = pointOf(cell)!
      const letter = drawing.rows[y]?.[x] ?? '.'
      const bounds = drawing.bounds[y]?.[x] ?? '.'
      const owner = drawing.gateOwners[cell]
      const parts = [
        t(`terrain.${letter === '.' ? 'field' : letter}`),
        drawing.roads.includes(cell) ? t('marks.road') : '',
        drawing.narrow.includes(cell) ? t('marks.narrow') : '',
        owner === undefined ? '' : t('ownedBy', { edge: owner }),
        bounds === '.' ? '' : t(bounds === bounds.toUpperCase() ? 'narrowBounds' : 'usualBounds', { edge: bounds.toUpperCase() }),
      ]
      return `${cell}: ${parts.filter(Boolean).join(', ')}`
    },
    [drawing, t],
  )
}
