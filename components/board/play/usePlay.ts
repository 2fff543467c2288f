'use client'
import { useCallback, useMemo, useState } from 'react'
import { pointOf } from '@/lib/rules/macrobattle/grid'
import { legal } from '@/lib/rules/macrobattle/legal'
import { odds } from '@/lib/rules/macrobattle/odds'
import { ONE, type Battle, type Facing, type Figure, type Pending } from '@/lib/rules/macrobattle/tables'
import type { LegalAction } from '@/lib/rules/ruleset'
import type { BoardFigure, BoardIntents, BoardMap, BoardMark } from '../boardModel'
import { choicesOf, isDirect, marksOf, throwsDice, withFacing, type ChancesOf, type Choices } from '../choices'
import type { BattleGiven } from './battleGiven'
import { actingOf, boardFigures, mapOf } from './boardFigures'
import { useFigureNames, type FigureNames } from './useFigureNames'

/** All that the board and the panels beside it need of a battle under way. */
export interface Play extends BattleGiven {
  battle: Battle
  pending: Pending | null
  /** The side that has to act. */
  acting: string
  /** It is this viewer who has to act, for the acting side. */
  mine: boolean
  actions: readonly LegalAction[]
  map: BoardMap
  figures: readonly BoardFigure[]
  marks: readonly BoardMark[]
  choices: Choices
  chosen: Figure | null
  choose: (id: string | null) => void
  aimed: string | null
  /** The cell last tapped. */
  looked: string | null
  chancesOf: ChancesOf
  names: FigureNames
  intents: BoardIntents
}

const noActions: readonly LegalAction[] = []

/** What was chosen, for one state of the battle: the next step forgets the aim but not the figure. */
interface Held {
  figure: string | null
  aimed: string | null
  looked: string | null
}

/** Turns what is tapped and dragged on the board into commands that the rules offer, and asks them for the reason of what they do not. */
export function usePlay(given: BattleGiven): Play {
  const { state, seat, words, act } = given
  const [held, setHeld] = useState<Held>({ figure: null, aimed: null, looked: null })
  const battle = state.battle[ONE.battle]!
  const pending = state.pending[ONE.pending] ?? null
  const actions = useMemo(() => (seat === null ? noActions : legal(state, seat)), [state, seat])
  // Getting off a horse is allowed at any moment and makes it nobody's turn (MB-BAT-OFF-4).
  const able = actions.find(({ command }) => command !== 'Dismount')
  const mine = able !== undefined
  const notes = battle.phase === 'saboteurs' && typeof able?.data.figure === 'string' ? state.figures[able.data.figure] : undefined
  const acting = notes?.sideId ?? actingOf(state)
  const own = mine ? acting : null
  const names = useFigureNames(state.figures, state.officers, words)
  const map = useMemo(() => mapOf(state), [state])
  const figures = useMemo(() => boardFigures(state, own, actions, names), [state, own, actions, names])
  // Exact chances of all that may be done are counted once for a state.
  const chances = useMemo(() => new Map(actions.filter(throwsDice).map((action) => [action, odds(state, action)])), [actions, state])
  const chancesOf = useCallback<ChancesOf>((action) => chances.get(action) ?? [], [chances])
  const waiting = battle.phase === 'deployment' || battle.phase === 'saboteurs'
  const first = waiting
    ? actions.find(({ data }) => typeof data.figure === 'string' && state.figures[data.figure]?.status === 'unplaced')?.data.figure
    : undefined
  const kept = held.figure !== null && state.figures[held.figure]?.sideId === own ? held.figure : null
  const id = mine && !pending ? (kept ?? (typeof first === 'string' ? first : null)) : null
  const chosen = id === null ? null : state.figures[id]!
  const choices = useMemo(() => choicesOf(actions, id, state.figures, chancesOf), [actions, id, state.figures, chancesOf])
  const marks = useMemo(() => marksOf(choices, chancesOf, given.odds), [choices, chancesOf, given.odds])
  const aimed = held.aimed !== null && choices.cells.has(held.aimed) ? held.aimed : null

  const choose = useCallback((figure: string | null) => setHeld((before) => ({ ...before, figure, aimed: null })), [])

  /** Does what the cell offers; true when it offered something. */
  const enter = (options: readonly LegalAction[] | undefined, cell: string, figure: Figure): boolean => {
    const [option] = options ?? []
    if (!options || !option) return false
    if (isDirect(option)) {
      act(option.data.facing === undefined ? option : withFacing(options, figure.facing ?? facingAhead(given, figure)))
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
      const there = figures.filter((figure) => figure.cell === cell && figure.own)
      const next = there[(there.findIndex((figure) => figure.id === id) + 1) % Math.max(1, there.length)]
      if (mine && next) setHeld({ figure: next.id, aimed: null, looked: cell })
      else {
        if (chosen) ask(chosen, cell)
        setHeld((before) => ({ ...before, aimed: null, looked: cell }))
      }
    },
    drag(figureId, cell) {
      const figure = state.figures[figureId]
      if (!mine || pending || !figure) return
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
    ...given,
    ...{ battle, pending, acting, mine, actions, map, figures, marks, choices, chosen, choose, aimed, chancesOf, names, intents },
    looked: held.looked,
  }
}

/** Guns look away from the edge by which they come, in deployment away from the edge nearest to their side's bounds. */
function facingAhead({ state }: BattleGiven, { edge, sideId }: Figure): Facing {
  const { width, height } = state.map[ONE.map]!
  const cells = (state.sides[sideId]!.normalCells ?? []).map((cell) => pointOf(cell)!)
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const [x, y] = [(mean(cells.map((cell) => cell.x)) + 0.5) / width, (mean(cells.map((cell) => cell.y)) + 0.5) / height]
  const nearest = Math.abs(x - 0.5) > Math.abs(y - 0.5) ? (x < 0.5 ? 'W' : 'E') : y < 0.5 ? 'N' : 'S'
  return ({ N: 'S', S: 'N', E: 'W', W: 'E' } as const)[edge ?? nearest]
}
