import { DiceNeeded } from './errors'

/** One throw as it is stored with its command: what was thrown, why, and what came of it. */
export interface Roll {
  /** Number of the roll; grows by one with each roll thrown by the server. `null` for dice thrown at the table. */
  number: number | null
  notation: string
  purpose: string
  faces: number[]
  source: 'server' | 'table'
  /** Id of the dice commitment whose secret made the faces (server dice only). */
  commitment: string | null
}

/** Where faces come from. A source throws `DiceNeeded` when people have to throw first. */
export interface DiceSource {
  roll(dice: { count: number; sides: number; notation: string; purpose: string }): Omit<Roll, 'notation' | 'purpose'>
}

/** `3d6` → `{ count: 3, sides: 6 }`. Rules add their own modifiers; the notation is only what is thrown. */
export function parseNotation(notation: string): { count: number; sides: number } {
  const match = /^(\d{1,3})d(\d{1,4})$/.exec(notation)
  const count = Number(match?.[1])
  const sides = Number(match?.[2])
  if (!match || count < 1 || sides < 2) throw new Error(`bad dice notation: ${notation}`)
  return { count, sides }
}

/** Faces thrown at the table and typed in, consumed in order; asks for the next throw when they run out. */
export function tableDice(given: readonly number[]): DiceSource & { left(): number } {
  let used = 0
  let index = 0
  return {
    roll({ count, sides, notation, purpose }) {
      const faces = given.slice(used, used + count)
      if (faces.length < count || faces.some((face) => !Number.isInteger(face) || face < 1 || face > sides)) {
        throw new DiceNeeded({ notation, purpose, index })
      }
      used += count
      index += 1
      return { number: null, faces, source: 'table', commitment: null }
    },
    left: () => given.length - used,
  }
}

/** For previews and dry runs: says only that dice would be needed, so a preview never tells a coming face. */
export const previewDice: DiceSource = {
  roll({ notation, purpose }) {
    throw new DiceNeeded({ notation, purpose, index: 0 })
  },
}
