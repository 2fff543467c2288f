'use client'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useRow, useView } from '@/lib/live/client/hooks'
import type { BattleWords } from '../../board/play/battleGiven'
import { useSideTitle } from '../useBattle'

/** Sides of a campaign's battle by their states, figures by their units, edges by the territories beyond them. */
export function useCampaignWords(battleId: string): BattleWords {
  const t = useTranslations('battles.board')
  const battle = useRow('battles', battleId)
  const pieces = useView('boardPieces')
  const sectors = useView('sectors')
  const title = useSideTitle()
  return useMemo(() => {
    const side = (id: string) => {
      const found = battle?.sides.find((each) => each.id === id)
      return found ? title(found) : t('otherSide')
    }
    return {
      side,
      of: (id) => t('of', { side: side(id) }),
      place: (id) => sectors[id]?.name ?? id,
      own: (id) => pieces[id]?.name ?? null,
    }
  }, [battle, pieces, sectors, title, t])
}
