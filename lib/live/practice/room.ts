import { randomInt } from 'node:crypto'
import { tableDice, type DiceSource } from '@/lib/kernel/dice'
import { isBadInput, isDiceNeeded } from '@/lib/kernel/errors'
import { nextPlacement } from '@/lib/practice/arrange'
import { actingSide, dueAt, elapse, give, lastAt, undo, type Game, type Step } from '@/lib/practice/game'
import type { GiveAnswer, PracticeGiving, PracticePicture } from '@/lib/practice/protocol'
import type { PracticeSide } from '@/lib/practice/setup'
import { seenBattle } from '@/lib/rules/macrobattle/known'
import { ONE } from '@/lib/rules/macrobattle/tables'

/** The program's own dice; practice needs no proof of them. */
const programDice: DiceSource = {
  roll: ({ count, sides }) => ({
    ...{ number: null, commitment: null, source: 'table' },
    faces: Array.from({ length: count }, () => randomInt(sides) + 1),
  }),
}

/** What a room does when its battle has changed. `taken`: steps that were taken back. */
interface Keeper {
  keep(steps: readonly Step[], taken: number): void
  changed(): void
  /** False: the battle is too long to be kept. */
  hasRoom(): boolean
}

/** A mutiny makes a third side, for which practice has no player. */
const notInPractice = new Set(['DeclareMutiny'])

/** One practice battle on two devices: runs the rules, and shows each side what it may see. Its clock stands while nobody is there. */
export class PracticeRoom {
  private readonly from: number
  private timer: NodeJS.Timeout | null = null

  constructor(
    private game: Game,
    private readonly keeper: Keeper,
    private readonly monotonic: () => number,
    private readonly since = monotonic(),
  ) {
    this.from = lastAt(game)
    this.wind()
  }

  private now(): number {
    return Math.round(this.from + this.monotonic() - this.since)
  }

  private put(game: Game): void {
    const before = this.game.steps
    const common = game.steps.length < before.length ? game.steps.length : before.length
    this.game = game
    this.keeper.keep(game.steps.slice(common), before.length - common)
    const { phase, settled } = game.state.battle[ONE.battle]!
    // Once a battle has ended the dice for batteries and horses are thrown at once (MB-END-8).
    if (phase === 'ended' && !settled) return void this.asMaster('Aftermath', {})
    this.wind()
    this.keeper.changed()
  }

  /** Waits for the end of a turn or decision. */
  private wind(): void {
    if (this.timer) clearTimeout(this.timer)
    const due = dueAt(this.game)
    if (due === null) return
    // A timer may ring a little early.
    this.timer = setTimeout(() => (this.ring() ? undefined : this.wind()), Math.max(1, due - this.now()))
    this.timer.unref()
  }

  /** What has fallen due happens before whatever is asked next. True: something did. */
  private ring(): boolean {
    const game = elapse(this.game, this.now(), programDice)
    if (game === this.game) return false
    this.put(game)
    return true
  }

  private asMaster(command: string, data: PracticeGiving['data']): GiveAnswer {
    const given = give(this.game, 'master', command, data, programDice, this.now())
    if (!given.ok) return { ok: false, why: 'refused', code: given.code, params: given.params }
    this.put(given.game)
    return { ok: true }
  }

  give(side: PracticeSide, { command, data, dice }: PracticeGiving): GiveAnswer {
    if (notInPractice.has(command)) return { ok: false, why: 'bad' }
    if (!this.keeper.hasRoom()) return { ok: false, why: 'full' }
    this.ring()
    try {
      const given = give(this.game, side, command, data, this.game.choice.dice === 'people' ? tableDice(dice) : programDice, this.now())
      if (!given.ok) return { ok: false, why: 'refused', code: given.code, params: given.params }
      this.put(given.game)
      return { ok: true }
    } catch (error) {
      if (isDiceNeeded(error)) return { ok: false, why: 'dice', question: error.request }
      if (isBadInput(error)) return { ok: false, why: 'bad' }
      throw error
    }
  }

  /** Only who made the last step takes it back. */
  undo(side: PracticeSide): GiveAnswer {
    if (this.mayUndo(side)) this.put(undo(this.game))
    return { ok: true }
  }

  private mayUndo(side: PracticeSide): boolean {
    return this.game.mayUndo && this.game.steps.at(-1)?.seat === side
  }

  arrange(side: PracticeSide): GiveAnswer {
    if (!this.keeper.hasRoom()) return { ok: false, why: 'full' }
    let { game } = this
    const next = () => (actingSide(game.state) === side ? nextPlacement(game.state, side) : null)
    for (let action = next(); action; action = next()) {
      const given = give(game, side, action.command, action.data, programDice, this.now())
      if (!given.ok) break
      game = given.game
    }
    if (game !== this.game) this.put(game)
    return { ok: true }
  }

  surrender(side: PracticeSide): GiveAnswer {
    return this.asMaster('EndByAgreement', { holder: side === 'first' ? 'second' : 'first' })
  }

  /** `from`: so many told steps the side has already. */
  picture(side: PracticeSide, from: number, other: PracticePicture['other']): PracticePicture {
    const { choice, state, told } = this.game
    const since = Math.min(from, told.length)
    return {
      ...{ choice, side, other },
      seen: seenBattle(state, { kind: 'seat', id: side }),
      from: since,
      told: told.slice(since).map(({ seen }) => seen[side]),
      mayUndo: this.mayUndo(side),
      at: this.now(),
    }
  }

  steps(): number {
    return this.game.told.length
  }

  close(): void {
    if (this.timer) clearTimeout(this.timer)
  }
}
