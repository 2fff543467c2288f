'use client'
import { create } from 'zustand'
import { tableDice, type DiceSource } from '@/lib/kernel/dice'
import { isDiceNeeded } from '@/lib/kernel/errors'
import type { DiceQuestion, DiceReply } from '@/lib/live/client/commands'
import { nextPlacement, opponentAction } from '@/lib/practice/arrange'
import { elapse, give, lastAt, newGame, replay, savedOf, savedSchema, undo, type Game, type Step } from '@/lib/practice/game'
import type { Choice, PracticeSide } from '@/lib/practice/setup'
import { ONE } from '@/lib/rules/macrobattle/tables'
import type { LegalAction } from '@/lib/rules/ruleset'
import type { Refusal } from '../board/play/battleGiven'
import { browserDice, facesFor, pick } from './browserDice'
import { keep, read } from './browserStore'

const savedKey = 'stavka-practice'
const quickKey = 'stavka-practice-quick'

type Action = Pick<LegalAction, 'command' | 'data'>

/** A command that waits for dice which people throw, and the faces typed so far. */
interface Asked {
  question: DiceQuestion
  action: Action
  seat: Step['seat']
  faces: readonly number[]
}

interface Practice {
  status: 'loading' | 'choosing' | 'playing'
  game: Game | null
  /** It was begun since the page was opened. */
  begun: boolean
  refusal: Refusal | null
  asked: Asked | null
  /** Dice are not shown settling, the opponent does not pause. */
  quick: boolean
  /** What the kept battle or the browser's store could not do. */
  trouble: 'badSave' | 'noStore' | null
  /** Reads the kept battle, once in the browser. */
  load: () => void
  begin: (choice: Choice) => void
  leave: () => void
  act: (action: Action, seat: Step['seat']) => void
  answerDice: (reply: DiceReply) => void
  arrange: (side: PracticeSide) => void
  opponent: (side: PracticeSide) => void
  undo: () => void
  /** Milliseconds of the practice's clock: it stands while the page is closed. */
  now: () => number
  /** Lets happen what has fallen due. */
  tick: () => void
  setQuick: (quick: boolean) => void
  setGuided: (guided: boolean) => void
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
  let clock = { from: 0, since: 0 }
  const startClock = (from: number) => (clock = { from, since: performance.now() })
  const now = () => Math.round(clock.from + performance.now() - clock.since)

  const put = (game: Game) => {
    const kept = keep(savedKey, JSON.stringify(savedOf(game)))
    set({ game, status: 'playing', refusal: null, trouble: kept ? null : 'noStore' })
  }
  const run = (game: Game, action: Action, seat: Step['seat'], dice: DiceSource = browserDice): boolean => {
    const given = give(game, seat, action.command, action.data, dice, now())
    if (!given.ok) {
      set(({ refusal }) => ({ refusal: { count: (refusal?.count ?? 0) + 1, code: given.code, params: given.params } }))
      return false
    }
    put(given.game)
    settle(given.game)
    return true
  }
  // Once a battle has ended the dice for batteries and horses are thrown at once (MB-END-8).
  const settle = (game: Game) => {
    const battle = game.state.battle[ONE.battle]!
    if (battle.phase === 'ended' && !battle.settled) run(game, { command: 'Aftermath', data: {} }, 'master')
  }
  /** A person's command: his dice are asked for where people throw them. */
  const runWith = (action: Action, seat: Step['seat'], faces: readonly number[]) => {
    get().tick()
    const { game } = get()
    if (!game) return
    const throws = game.choice.dice === 'people' && seat !== 'master'
    try {
      run(game, action, seat, throws ? tableDice(faces) : browserDice)
    } catch (error) {
      if (!isDiceNeeded(error)) throw error
      set({ asked: { question: error.request, action, seat, faces } })
    }
  }
  const arrange = (side: PracticeSide) => {
    for (let action = nextPlacement(get().game!.state, side); action; action = nextPlacement(get().game!.state, side))
      if (!run(get().game!, action, side)) return
  }
  return {
    status: 'loading',
    game: null,
    begun: false,
    refusal: null,
    asked: null,
    quick: false,
    trouble: null,
    load() {
      if (get().status !== 'loading') return
      const kept = keptGame()
      const quick = read(quickKey) === 'yes'
      if (kept && kept !== 'bad') {
        startClock(lastAt(kept))
        set({ status: 'playing', game: kept, quick })
      } else set({ status: 'choosing', quick, trouble: kept === 'bad' ? 'badSave' : null })
    },
    begin(choice) {
      startClock(0)
      set({ begun: true })
      put(newGame(choice))
    },
    leave() {
      keep(savedKey, null)
      set({ status: 'choosing', game: null, refusal: null, asked: null })
    },
    act: (action, seat) => runWith(action, seat, []),
    answerDice(reply) {
      const { asked } = get()
      set({ asked: null })
      if (!asked || reply === null) return
      runWith(asked.action, asked.seat, [...asked.faces, ...(reply === 'server' ? facesFor(asked.question.notation) : reply)])
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
    now,
    tick() {
      const { game } = get()
      const next = game && elapse(game, now(), browserDice)
      if (!next || next === game) return
      // What waited for dice belongs to a turn that is over.
      set({ asked: null })
      put(next)
      settle(next)
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
