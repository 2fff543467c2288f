'use client'
import { useCallback, useMemo, useState } from 'react'
import { choicesOf, isDirect, marksOf, throwsDice, withFacing, type ChancesOf, type Choices } from '@/components/board/choices'
import type { BoardFigure, BoardIntents, BoardMap, BoardMark } from '@/components/board/boardModel'
import { actingSide, type Game } from '@/lib/practice/game'
import type { PracticeSide } from '@/lib/practice/setup'
import { legal } from '@/lib/rules/macrobattle/legal'
import { odds } from '@/lib/rules/macrobattle/odds'
import { ONE, type Battle, type Figure, type Pending } from '@/lib/rules/macrobattle/tables'
import type { LegalAction } from '@/lib/rules/ruleset'
import { boardFigures, mapOf } from './seen'
import { usePractice } from './practiceStore'
import { useBattleNames, type PracticeNames } from './useBattleNames'

/** All that the board and the panels beside it need of a running battle. */
export interface Play {
  game: Game
  battle: Battle
  pending: Pending | null
  /** Who acts, and through whose eyes the board is seen. */
  acting: PracticeSide | null
  viewer: PracticeSide
  /** The person at the device may act now. */
  mine: boolean
  actions: readonly LegalAction[]
  map: BoardMap
  figures: readonly BoardFigure[]
  marks: readonly BoardMark[]
  choices: Choices
  chosen: Figure | null
  choose: (id: string | null) => void
  aimed: string | null
  aim: (cell: string | null) => void
  /** The cell last tapped. */
  looked: string | null
  chancesOf: ChancesOf
  names: PracticeNames
  intents: BoardIntents
  act: (action: Pick<LegalAction, 'command' | 'data'>) => void
}

const noActions: readonly LegalAction[] = []

/** What was chosen, for one state of the battle: the next step forgets the aim but not the figure. */
interface Held {
  figure: string | null
  aimed: string | null
  looked: string | null
}

export function usePlay(game: Game, viewer: PracticeSide): Play {
  const act = usePractice((practice) => practice.act)
  const { state, choice } = game
  const [held, setHeld] = useState<Held>({ figure: null, aimed: null, looked: null })
  const battle = state.battle[ONE.battle]!
  const pending = state.pending[ONE.pending] ?? null
  const acting = actingSide(state)
  const mine = acting !== null && acting !== choice.bot
  const actions = useMemo(() => (mine ? legal(state, acting) : noActions), [state, mine, acting])
  const names = useBattleNames(state.figures, state.officers)
  const map = useMemo(() => mapOf(state), [state])
  const figures = useMemo(() => boardFigures(state, viewer, actions, names), [state, viewer, actions, names])
  // Exact chances of all that may be done are counted once for a state.
  const chances = useMemo(() => new Map(actions.filter(throwsDice).map((action) => [action, odds(state, action)])), [actions, state])
  const chancesOf = useCallback<ChancesOf>((action) => chances.get(action) ?? [], [chances])
  const waiting = battle.phase === 'deployment' || battle.phase === 'saboteurs'
  const first = waiting
    ? actions.find(({ data }) => typeof data.figure === 'string' && state.figures[data.figure]?.status === 'unplaced')?.data.figure
    : undefined
  const kept = held.figure !== null && state.figures[held.figure]?.sideId === acting ? held.figure : null
  const id = mine && !pending ? (kept ?? (typeof first === 'string' ? first : null)) : null
  const chosen = id === null ? null : state.figures[id]!
  const choices = useMemo(() => choicesOf(actions, id, state.figures, chancesOf), [actions, id, state.figures, chancesOf])
  const marks = useMemo(() => marksOf(choices, chancesOf, true), [choices, chancesOf])
  const aimed = held.aimed !== null && choices.cells.has(held.aimed) ? held.aimed : null

  const choose = useCallback((figure: string | null) => setHeld((before) => ({ ...before, figure, aimed: null })), [])
  const aim = useCallback((cell: string | null) => setHeld((before) => ({ ...before, aimed: cell })), [])

  /** Does what the cell offers; true when it offered something. */
  const enter = (options: readonly LegalAction[] | undefined, cell: string, figure: Figure): boolean => {
    const [option] = options ?? []
    if (!options || !option) return false
    if (isDirect(option)) {
      act(option.data.facing === undefined ? option : withFacing(options, figure.facing ?? facingAhead(game, figure)))
      // Placing goes on with the next figure that waits.
      setHeld({ figure: waiting && figure.status === 'unplaced' ? null : figure.id, aimed: null, looked: cell })
    } else if (held.aimed === cell && options.length === 1) {
      act(option)
      setHeld({ figure: figure.id, aimed: null, looked: cell })
    } else setHeld({ figure: figure.id, aimed: cell, looked: cell })
    return true
  }
  /** Asks the rules for something that was not offered, so that they say why. */
  const ask = (figure: Figure, cell: string) => {
    const target = figures.find((each) => each.cell === cell && !each.own)
    if (battle.phase === 'shooting' && target && figure.facing === null)
      act({ command: 'Shoot', data: { figure: figure.id, target: target.id } })
    else if (battle.phase === 'bayonet' && target) act({ command: 'Attack', data: { figure: figure.id, cell } })
    else if (battle.phase === 'deployment')
      act({ command: 'Place', data: { figure: figure.id, cell, ...(figure.facing ? { facing: figure.facing } : {}) } })
  }
  const intents: BoardIntents = {
    tap(cell) {
      if (chosen && cell !== chosen.cell && enter(choices.cells.get(cell), cell, chosen)) return
      const own = figures.filter((figure) => figure.cell === cell && figure.own)
      const next = own[(own.findIndex((figure) => figure.id === id) + 1) % Math.max(1, own.length)]
      if (mine && next) setHeld({ figure: next.id, aimed: null, looked: cell })
      else {
        if (chosen) ask(chosen, cell)
        setHeld((before) => ({ ...before, aimed: null, looked: cell }))
      }
    },
    drag(figureId, cell) {
      const figure = state.figures[figureId]!
      if (!mine || pending) return
      const offered = choicesOf(actions, figureId, state.figures, chancesOf)
      if (!enter(offered.cells.get(cell), cell, figure)) {
        choose(figureId)
        if (battle.phase === 'movement') act({ command: 'Move', data: { figure: figureId, path: [cell] } })
        else ask(figure, cell)
      }
    },
    clear: () => setHeld({ figure: null, aimed: null, looked: null }),
  }
  return {
    game,
    battle,
    pending,
    acting,
    viewer,
    mine,
    actions,
    map,
    figures,
    marks,
    choices,
    chosen,
    choose,
    aimed,
    aim,
    looked: held.looked,
    chancesOf,
    names,
    intents,
    act,
  }
}

/** Guns that come onto the board look away from their own edge. */
const facingAhead = ({ state }: Game, { sideId }: Figure) =>
  ({ N: 'S', S: 'N', E: 'W', W: 'E' })[state.sides[sideId]!.edge ?? 'S'] as 'N' | 'E' | 'S' | 'W'
