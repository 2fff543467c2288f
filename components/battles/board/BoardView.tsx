'use client'
import { MessageSquareWarning } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { BattleTable } from '../../board/play/BattleTable'
import { usePlay } from '../../board/play/usePlay'
import { ComingPanel } from '../during/ComingPanel'
import { disputesOf } from '../model/marks'
import type { TableBattle } from '../useBattle'
import { FireCheck } from '../../board/fire/FireCheck'
import { BackLink } from '../BackLink'
import { RunBoard } from './RunBoard'
import type { BattleBoard } from './useBoard'
import { useCampaignBoard } from './useCampaignBoard'
import { useSideColours } from './useSideColours'

/** The digital board of a battle of the campaign: officers play their seats, master and host every side, others look on. */
export function BoardView({ table, board }: { table: TableBattle; board: BattleBoard }) {
  const t = useTranslations('battles')
  const play = usePlay(useCampaignBoard(board))
  const colours = useSideColours(board.board.battleId, board.state)
  const disputes = disputesOf(table.marks)
  return (
    <BattleTable
      play={play}
      colours={colours}
      above={
        disputes.length > 0 && (
          <p
            role="status"
            className="border-wait bg-wait-wash text-wait rounded-control flex items-center gap-2.5 border p-2.5 font-semibold"
          >
            <MessageSquareWarning aria-hidden className="size-5 shrink-0" /> {t('dispute.open', { n: disputes.length })}
          </p>
        )
      }
      more={
        <>
          {table.coming.length > 0 && <ComingPanel coming={table.coming} />}
          <div className="flex shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-2">
            {/* A decision with seconds left is not hidden behind a line of fire that was being checked: that one closes. */}
            <FireCheck key={play.mine && play.pending ? 'decides' : 'plays'} state={board.state} names={play.names} colours={colours} />
            <BackLink />
          </div>
          {table.runs && <RunBoard table={table} />}
        </>
      }
    />
  )
}
