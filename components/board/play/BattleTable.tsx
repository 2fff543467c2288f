'use client'
import type { CSSProperties, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { BoardPane } from './BoardPane'
import { LogPanel } from './LogPanel'
import { TurnPanel } from './TurnPanel'
import type { Play } from './usePlay'

/** A battle on the board: the board, beside it on a laptop or below it on a phone what to do, and the log. */
export function BattleTable(props: {
  play: Play
  /** Properties of the tokens' colours; without them each side has the colour of its place. */
  colours?: CSSProperties
  above?: ReactNode
  ended?: ReactNode
  more?: ReactNode
}) {
  const { play, colours, above, ended, more } = props
  const t = useTranslations('board.play')
  return (
    <div
      style={colours}
      className="grid min-h-0 flex-1 gap-2.5 p-2.5 lg:grid-cols-[minmax(0,1fr)_23rem] xl:grid-cols-[minmax(0,1fr)_26rem]"
    >
      <main className="flex min-h-0 min-w-0 flex-col gap-2.5">
        {above}
        <BoardPane play={play} />
      </main>
      {/* The log keeps its place however much the panel above it has to say. */}
      <aside aria-label={t('panel')} className="flex min-h-0 flex-col gap-2.5 lg:grid lg:grid-rows-[minmax(0,auto)_minmax(11rem,1fr)]">
        <div className="flex min-h-0 flex-col gap-2.5 lg:overflow-y-auto">
          {play.battle.phase === 'ended' ? ended : <TurnPanel play={play} />}
          {more}
        </div>
        <LogPanel play={play} />
      </aside>
    </div>
  )
}
