'use client'
import { create } from 'zustand'
import type { Roll } from '@/lib/kernel/dice'
import { nextPlacement, opponentAction } from '@/lib/practice/arrange'
import { actingSide, give, newGame, replay, savedOf, savedSchema, undo, type Game, type Step } from '@/lib/practice/game'
import type { Choice, PracticeSide } from '@/lib/practice/setup'
import type { LegalAction } from '@/lib/rules/ruleset'
import { ONE } from '@/lib/rules/macrobattle/tables'
import { browserDice, pick } from './browserDice'

const savedKey = 'stavka-practice'
const quickKey = 'stavka-practice-quick'

interface Practice {
  status: 'loading' | 'choosing' | 'playing'
  game: Game | null
  /** The last throws, numbered so that each is shown anew. */
  thrown: { count: number; rolls: readonly Roll[] }
  /** The last refusal by a rule. */
  refusal: { count: number; code: string; params: Record<string, unknown> } | null
  /** Dice are not shown settling, the opponent does not pause. */
  quick: boolean
  /** What the kept battle or the browser's store could not do. */
  trouble: 'badSave' | 'noStore' | null
  /** Reads the kept battle, once in the browser. */
  load: () => void
  begin: (choice: Choice) => void
  leave: () => void
  act: (action: Pick<LegalAction, 'command' | 'data'>, seat?: Step['seat']) => void
  arrange: (side: PracticeSide) => void
  opponent: (side: PracticeSide) => void
  undo: () => void
  setQuick: (quick: boolean) => void
  setGuided: (guided: boolean) => void
}

/** Writes to the browser's store; false when it does not keep anything. */
function keep(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The battle that was kept: null when there is none, `bad` when these rules cannot play it again. */
function keptGame(): Game | null | 'bad' {
  const text = read(savedKey)
  if (text === null) return null
  try {
    const saved = savedSchema.safeParse(JSON.parse(text))
    return (saved.success && replay(saved.data)) || 'bad'
  } catch {
    return 'bad'
  }
}

/** The practice battle of this browser. Every step is kept at once, so that a reload loses nothing. */
export const usePractice = create<Practice>((set, get) => {
  const put = (game: Game, rolls: readonly Roll[] = []) => {
    const kept = keep(savedKey, JSON.stringify(savedOf(game)))
    set(({ thrown }) => ({
      game,
      status: 'playing',
      refusal: null,
      trouble: kept ? null : 'noStore',
      ...(rolls.length > 0 ? { thrown: { count: thrown.count + 1, rolls } } : {}),
    }))
  }
  const run = (game: Game, { command, data }: Pick<LegalAction, 'command' | 'data'>, seat: Step['seat']): boolean => {
    const given = give(game, seat, command, data, browserDice, 0)
    if (!given.ok) {
      set(({ refusal }) => ({ refusal: { count: (refusal?.count ?? 0) + 1, code: given.code, params: given.params } }))
      return false
    }
    put(given.game, given.game.told.at(-1)!.rolls)
    settle(given.game)
    return true
  }
  // Once a battle has ended the dice for batteries and horses are thrown at once (MB-END-8).
  const settle = (game: Game) => {
    const battle = game.state.battle[ONE.battle]!
    if (battle.phase === 'ended' && !battle.settled) run(game, { command: 'Aftermath', data: {} }, 'master')
  }
  const arrange = (side: PracticeSide) => {
    for (let action = nextPlacement(get().game!.state, side); action; action = nextPlacement(get().game!.state, side))
      if (!run(get().game!, action, side)) return
  }
  return {
    status: 'loading',
    game: null,
    thrown: { count: 0, rolls: [] },
    refusal: null,
    quick: false,
    trouble: null,
    load() {
      if (get().status !== 'loading') return
      const kept = keptGame()
      const quick = read(quickKey) === 'yes'
      if (kept && kept !== 'bad') set({ status: 'playing', game: kept, quick })
      else set({ status: 'choosing', quick, trouble: kept === 'bad' ? 'badSave' : null })
    },
    begin: (choice) => put(newGame(choice)),
    leave() {
      keep(savedKey, null)
      set({ status: 'choosing', game: null, refusal: null, thrown: { count: 0, rolls: [] } })
    },
    act(action, seat) {
      const { game } = get()
      const by = seat ?? (game && actingSide(game.state))
      if (game && by) run(game, action, by)
    },
    arrange,
    opponent(side) {
      const { game } = get()
      if (!game) return
      if (game.state.battle[ONE.battle]!.phase === 'deployment') arrange(side)
      const action = opponentAction(get().game!.state, side, pick)
      if (action) run(get().game!, action, side)
    },
    undo() {
      const { game } = get()
      if (game?.mayUndo) put(undo(game))
    },
    setQuick(quick) {
      keep(quickKey, quick ? 'yes' : null)
      set({ quick })
    },
    setGuided(guided) {
      const { game } = get()
      if (game) put({ ...game, choice: { ...game.choice, guided } })
    },
  }
})
