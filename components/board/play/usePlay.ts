'use client'
import { useCallback, useMemo, useState } from 'react'
import { pointOf } from '@/lib/rules/macrobattle/grid'
import { isGroup, legal } from '@/lib/rules/macrobattle/legal'
import { odds } from '@/lib/rules/macrobattle/odds'
import { ONE, type Battle, type BattleState, type Facing, type Figure, type Pending } from '@/lib/rules/macrobattle/tables'
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
  /** Officers who may go along with the chosen figure: hidden with saboteurs (MB-BAT-SAB-6), after a winner (MB-BAT-BAY-11). */
  companions: readonly Figure[]
  company: readonly string[]
  /** An officer joins or stays. */
  accompany: (id: string) => void
}

const noActions: readonly LegalAction[] = []

/** What was chosen, for one state of the battle: the next step forgets the aim but not the figure. */
interface Held {
  figure: string | null
  aimed: string | null
  looked: string | null
  company: readonly string[]
}

const nothingHeld: Held = { figure: null, aimed: null, looked: null, company: [] }

/** Officers that may follow the chosen figure in what it may do now. */
function companionsOf(state: BattleState, chosen: Figure | null, cells: Choices['cells']): Figure[] {
  if (!chosen || chosen.kind === 'OF') return []
  const offers = new Set([...cells.values()].flat().map(({ command }) => command))
  const officers = Object.values(state.figures).filter(({ sideId, kind }) => sideId === chosen.sideId && kind === 'OF')
  if (offers.has('NoteSaboteurs')) return officers.filter(({ status, attachedToId }) => status === 'reserve' || attachedToId === chosen.id)
  const follows = offers.has('Advance') && state.settings[ONE.settings]!.officerFollowsAdvance
  return follows ? officers.filter(({ status, cell }) => status === 'on' && cell === chosen.cell) : []
}

/** Turns what is tapped and dragged on the board into commands that the rules offer, and asks them for the reason of what they do not. */
export function usePlay(given: BattleGiven): Play {
  const { state, seat, words } = given
  const [held, setHeld] = useState<Held>(nothingHeld)
  const battle = state.battle[ONE.battle]!
  const pending = state.pending[ONE.pending] ?? null
  // Who goes along is chosen beside the board (`companionsOf`, leaving together).
  const actions = useMemo(() => (seat === null ? noActions : legal(state, seat).filter((action) => !isGroup(action))), [state, seat])
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

  const companions = useMemo(() => companionsOf(state, chosen, choices.cells), [state, chosen, choices])
  const company = held.company.filter((each) => companions.some((officer) => officer.id === each))
  const act: BattleGiven['act'] = ({ command, data }) =>
    given.act({
      command,
      data: company.length > 0 && (command === 'NoteSaboteurs' || command === 'Advance') ? { ...data, officers: company } : data,
    })

  const choose = useCallback((figure: string | null) => setHeld((before) => ({ ...before, figure, aimed: null, company: [] })), [])
  const accompany = useCallback(
    (officer: string) =>
      setHeld((before) => ({
        ...before,
        company: before.company.includes(officer) ? before.company.filter((each) => each !== officer) : [...before.company, officer],
      })),
    [],
  )

  /** Does what the cell offers; true when it offered something. */
  const enter = (options: readonly LegalAction[] | undefined, cell: string, figure: Figure): boolean => {
    const [option] = options ?? []
    if (!options || !option) return false
    if (isDirect(option)) {
      act(option.data.facing === undefined ? option : withFacing(options, figure.facing ?? facingAhead(given, figure)))
      // Placing goes on with the next figure that waits.
      setHeld({ ...nothingHeld, figure: waiting && figure.status === 'unplaced' ? null : figure.id, looked: cell })
    } else if (held.aimed === cell && options.length === 1) {
      act(option)
      setHeld({ ...nothingHeld, figure: figure.id, looked: cell })
    } else setHeld((before) => ({ ...before, figure: figure.id, aimed: cell, looked: cell }))
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
      if (mine && next) setHeld({ ...nothingHeld, figure: next.id, looked: cell })
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
    clear: () => setHeld(nothingHeld),
  }
  return {
    ...given,
    ...{
      battle,
      pending,
      acting,
      mine,
      actions,
      map,
      figures,
      marks,
      choices,
      chosen,
      choose,
      aimed,
      chancesOf,
      names,
      intents,
      companions,
      company,
      accompany,
      act,
    },
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
