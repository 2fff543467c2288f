'use client'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { BattleState } from '@/lib/rules/macrobattle/tables'
import type { BattleNames } from '../log'
import type { BattleWords } from './battleGiven'

export interface FigureNames extends BattleNames {
  /** The figure without its side: "musketeers 2". */
  short: (id: string) => string
}

/** Names of figures: their own, else kind and number, of officers the rank. */
export function useFigureNames(figures: BattleState['figures'], officers: BattleState['officers'], words: BattleWords): FigureNames {
  const b = useTranslations('board')
  return useMemo(() => {
    const named = new Map<string, { kind: string; n: number; alone: boolean; side: string }>()
    const wordOf = (id: string) =>
      figures[id]!.kind === 'OF' ? b(`rank.${officers[id]?.rank ?? 'lower'}`) : b(`kind.${figures[id]!.kind}`)
    const all = Object.values(figures)
    for (const { id, sideId } of all) {
      const alike = all.filter((other) => other.sideId === sideId && wordOf(other.id) === wordOf(id))
      named.set(id, {
        kind: words.own(id) ?? wordOf(id),
        n: alike.findIndex((other) => other.id === id) + 1,
        alone: alike.length === 1 || words.own(id) !== null,
        side: words.of(sideId),
      })
    }
    return {
      figure: (id) => {
        const name = named.get(id)
        if (!name) return b('figure.unknown')
        return name.alone
          ? b('figure.one', { kind: name.kind, side: name.side })
          : b('figure.many', { kind: name.kind, n: name.n, side: name.side })
      },
      short: (id) => {
        const name = named.get(id)
        return name ? `${name.kind}${name.alone ? '' : ` ${name.n}`}` : b('figure.unknown')
      },
      side: words.side,
    }
  }, [figures, officers, words, b])
}
