'use client'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { pointOf } from '@/lib/rules/macrobattle/grid'
import type { BoardFigure, BoardMap, BoardMark } from './boardModel'

/** Key of the catalogue for a cell's ground. */
export const groundKey = (map: BoardMap, cell: string): string => {
  const { x, y } = pointOf(cell)!
  const letter = map.terrain[y * map.width + x]!
  return letter === '.' ? 'field' : letter
}

/** What is read aloud of a cell: its ground, who stands there, what it offers. */
export function useDescribe(map: BoardMap, figures: readonly BoardFigure[], marks: readonly BoardMark[]): (cell: string) => string {
  const t = useTranslations('board')
  return useCallback(
    (cell) => {
      const gate = map.gates[cell]
      const terrain = t(`terrain.${groundKey(map, cell)}`) + (gate ? `, ${t(`gate.${gate}`)}` : '')
      const there = figures.filter((figure) => figure.cell === cell).map(({ name }) => name)
      const mark = marks.find((each) => each.cell === cell)
      const said = there.length > 0 ? t('cellWith', { cell, terrain, figures: there.join('; ') }) : t('cell', { cell, terrain })
      return mark ? `${said} ${t('offer', { what: mark.label ?? cell })}` : said
    },
    [t, map, figures, marks],
  )
}
