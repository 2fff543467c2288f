'use client'
import { Swords } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Board } from '@/components/board/Board'
import { cellOfEvent } from '@/components/board/log'
import { boardFigures, actingOf, mapOf } from '@/components/board/play/boardFigures'
import { ThrownDice } from '@/components/board/play/ThrownDice'
import { TurnClock } from '@/components/board/play/TurnClock'
import { useFigureNames } from '@/components/board/play/useFigureNames'
import { TokenSign } from '@/components/board/Token'
import { useLog } from '@/components/board/useLog'
import type { BattleBoard } from '@/components/battles/board/useBoard'
import { useCampaignWords } from '@/components/battles/board/useCampaignWords'
import { useSideColours } from '@/components/battles/board/useSideColours'
import { LiveStatus } from '@/components/ui/LiveStatus'
import { useLiveClient, useRow } from '@/lib/live/client/hooks'
import { CallsBand } from './WallCalls'
import { WallSound } from './WallSound'

const nothing = { tap: () => undefined, drag: () => undefined, clear: () => undefined }
/** As many steps as can be read from afar. */
const shownLines = 4

/** A battle on the digital board for spectators: the board, whose turn it is, and what happened last, to be read from five metres. */
export function WallBoard({ shown: { board, state, told } }: { shown: BattleBoard }) {
  const t = useTranslations('battles.board')
  const b = useTranslations('board')
  const battle = useRow('battles', board.battleId)
  const sector = useRow('sectors', battle?.sectorId)
  const clock = useLiveClient()?.clock ?? null
  const words = useCampaignWords(board.battleId)
  const names = useFigureNames(state.figures, state.officers, words)
  const colours = useSideColours(board.battleId, state)
  const say = useLog(names)
  const row = state.battle.battle!
  const acting = actingOf(state)
  const map = mapOf(state)
  const lines = told.flatMap(({ key, events }) =>
    events.flatMap((event, at) => say(event).map((text, n) => ({ key: `${key} ${at} ${n}`, text }))),
  )
  const lost = (side: string) =>
    Object.values(state.figures).filter(({ sideId, status }) => sideId === side && ['gone', 'overturned', 'wounded'].includes(status))
      .length
  const struck =
    told
      .at(-1)
      ?.events.map(cellOfEvent)
      .findLast((cell) => cell !== null) ?? null
  const wide = (map.width + 1) / (map.height + 1)
  return (
    <div style={colours} className="wall-sheet grid grid-cols-[1fr_552px] grid-rows-[1fr_auto] gap-x-10 gap-y-4 px-14 py-9">
      <div className="bg-sunken shadow-panel relative grid min-h-0 place-items-center overflow-hidden rounded-[6px]">
        <div style={{ width: Math.min(1210, 890 * wide) }}>
          <Board
            map={map}
            figures={boardFigures(state, null, [], names)}
            marks={[]}
            chosen={null}
            aimed={null}
            struck={struck}
            label={t('watch')}
            describe={(cell) => cell}
            intents={nothing}
            className="h-auto w-full"
          />
        </div>
        <div className="origin-top-left scale-150">
          <ThrownDice told={told} />
        </div>
      </div>
      <aside className="flex min-h-0 flex-col gap-5 overflow-hidden">
        <h1 className="flex shrink-0 items-center gap-4 text-[44px] leading-tight font-bold">
          <Swords aria-hidden className="text-lost size-10 shrink-0" strokeWidth={2} />
          <span className="line-clamp-2">{sector?.name}</span>
        </h1>
        <div className="shrink-0">
          <p className="text-[40px] leading-tight font-bold">
            {row.turnNumber > 0 ? t('wallTurn', { n: row.turnNumber }) : b(`play.phase.${row.phase}`)}
          </p>
          <p className="text-[36px] leading-tight">{words.side(acting)}</p>
          <TurnClock
            play={{ state, now: clock ? () => clock.now() : null, battle: row, pending: state.pending.pending ?? null }}
            className="mt-2 text-[120px] leading-none font-bold"
          />
        </div>
        <ul className="border-rule flex shrink-0 flex-col gap-3 border-t pt-4">
          {row.order.map((side, index) => (
            <li key={side} className="flex items-center gap-4 text-[36px] leading-tight">
              <TokenSign side={index} kind="OF" mounted size={60} />
              <span className="line-clamp-2 min-w-0 flex-1 font-semibold">{words.side(side)}</span>
              <span className="text-ink-soft figures shrink-0">{t('wallLost', { n: lost(side) })}</span>
            </li>
          ))}
        </ul>
        <ol aria-live="polite" className="border-rule flex min-h-0 flex-1 flex-col gap-3 overflow-hidden border-t pt-4">
          {lines
            .slice(-shownLines)
            .reverse()
            .map(({ key, text }, index) => (
              <li
                key={key}
                className={`text-[36px] leading-tight first-letter:uppercase ${index === 0 ? 'font-semibold' : 'text-ink-soft'}`}
              >
                {text}
              </li>
            ))}
        </ol>
      </aside>
      <footer className="border-rule col-span-2 flex items-center gap-8 border-t pt-4">
        <div className="min-w-0 flex-1">
          <CallsBand />
        </div>
        <WallSound />
        <LiveStatus large className="self-end" />
      </footer>
    </div>
  )
}
