import { tableDice, type DiceSource } from '@/lib/kernel/dice'
import { giveCommand, seatActor } from '@/lib/rules/give'
import { macrobattle } from '@/lib/rules/macrobattle'
import { botAction, seatsToAct } from '@/lib/rules/macrobattle/bot'
import type { BattleState } from '@/lib/rules/macrobattle/tables'

/** A row of numbers that is the same in every run. */
function numbers(seed: number): { pick: (bound: number) => number; dice: DiceSource } {
  let state = seed
  const pick = (bound: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * bound)
  }
  const roll: DiceSource['roll'] = ({ count, sides }) => {
    return { number: null, faces: Array.from({ length: count }, () => pick(sides) + 1), source: 'table', commitment: null }
  }
  return { pick, dice: { roll } }
}

const id = (prefix: string): string => prefix

const kinds = ['LI', 'MU', 'MU', 'PK', 'LC', 'DR', 'HC', 'FA', 'HA', 'MU', 'PK', 'OF']

/** A large battle: 20 by 14 cells, 24 figures a side in two columns of pairs at either end. */
function largeBattle(): BattleState {
  const row = (y: number) => Array.from({ length: 20 }, (_, x) => (y === 6 ? 'D' : (x * 7 + y * 5) % 11 === 0 ? 'F' : '.')).join('')
  const side = (name: string, columns: string[]) =>
    Object.fromEntries(
      Array.from({ length: 24 }, (_, index): [string, string] => {
        const cell = `${columns[Math.floor(index / 12)]}${(index % 12) + 2}`
        return [`${name}-${index}`, `${name} ${kinds[index % 12]} ${cell} ${name === 'RED' ? 'E' : 'W'} colonel`]
      }),
    )
  const map = Array.from({ length: 14 }, (_, y) => row(y)).map((text) => text.replace(/^../, '..').replace(/..$/, '..'))
  return macrobattle.start(macrobattle.setup.parse({ map, figures: { ...side('RED', ['B', 'C']), ...side('BLUE', ['R', 'S']) } }))
}

interface Given {
  seat: string
  command: string
  data: unknown
  faces: number[]
}

/** One battle of two bots to its end; every command with the faces it threw. */
function botBattle(seed: number, most: number): Given[] {
  const { pick, dice } = numbers(seed)
  const given: Given[] = []
  let state = largeBattle()
  while (given.length < most && state.battle.battle!.phase !== 'ended') {
    const seat = seatsToAct(state)[0]!
    const action = botAction(state, seat, pick)!
    const outcome = giveCommand(macrobattle, state, action.command, action.data, { actor: seatActor(seat), now: 0, dice, id })
    given.push({ seat, command: action.command, data: action.data, faces: outcome.rolls.flatMap(({ faces }) => faces) })
    state = outcome.next
  }
  return given
}

/** Seconds of one core that a piece of work takes, whatever else the machine does. */
function coreSeconds(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000_000
}

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!

/** Commands of a battle board through the kernel's `run` with patches, one after another on one core, and whole battles of bots. */
export function measureBattle({ rounds, battles }: { rounds: number; battles: number }): {
  commandsPerSecond: number
  botBattlesPerSecond: number
  commandsPerBattle: number
} {
  const script = botBattle(1, 2000)
  const start = largeBattle()
  const play = () => {
    let state = start
    // As the store does it: only the newest state counts.
    const owned = new WeakSet<object>()
    for (const { seat, command, data, faces } of script) {
      const giving = { actor: seatActor(seat), now: 0, dice: tableDice(faces), id, owned }
      state = giveCommand(macrobattle, state, command, data, giving).next
    }
  }
  const speeds = Array.from({ length: rounds }, () => script.length / coreSeconds(play))
  let lengths: number[] = []
  const seconds = coreSeconds(() => {
    lengths = Array.from({ length: battles }, (_, index) => botBattle(index + 2, 2000).length)
  })
  return {
    commandsPerSecond: Math.round(median(speeds)),
    botBattlesPerSecond: Math.round((battles / seconds) * 100) / 100,
    commandsPerBattle: Math.round(lengths.reduce((sum, length) => sum + length, 0) / battles),
  }
}
