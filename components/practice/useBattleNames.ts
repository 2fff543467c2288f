'use client'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { BattleNames } from '@/components/board/log'
import type { BattleState } from '@/lib/rules/macrobattle/tables'
import type { PracticeSide } from '@/lib/practice/setup'

export interface PracticeNames extends BattleNames {
  /** The figure without its side: "musketeers 2". */
  short: (id: string) => string
}

/** Names of figures by kind and number, of officers by rank; of sides by their colour. */
export function useBattleNames(figures: BattleState['figures'], officers: BattleState['officers']): PracticeNames {
  const t = useTranslations('practice')
  const b = useTranslations('board')
  return useMemo(() => {
    const named = new Map<string, { kind: string; n: number; alone: boolean; side: string }>()
    const wordOf = (id: string) => (figures[id]!.kind === 'OF' ? b(`rank.${officers[id]!.rank}`) : b(`kind.${figures[id]!.kind}`))
    const all = Object.values(figures)
    for (const { id, sideId } of all) {
      const alike = all.filter((other) => other.sideId === sideId && wordOf(other.id) === wordOf(id))
      named.set(id, {
        kind: wordOf(id),
        n: alike.findIndex((other) => other.id === id) + 1,
        alone: alike.length === 1,
        side: t(`of.${sideId as PracticeSide}`),
      })
    }
    return {
      figure: (id) => {
        const name = named.get(id)
        if (!name) return id
        return name.alone
          ? b('figure.one', { kind: name.kind, side: name.side })
          : b('figure.many', { kind: name.kind, n: name.n, side: name.side })
      },
      short: (id) => {
        const name = named.get(id)
        return name ? `${name.kind}${name.alone ? '' : ` ${name.n}`}` : id
      },
      side: (id) => t(`side.${id as PracticeSide}`),
    }
  }, [figures, officers, t, b])
}
