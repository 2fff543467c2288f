import { randomInt } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { stepSchema, type Step } from '@/lib/practice/game'
import { choiceSchema, practiceSides, type Choice, type PracticeSide } from '@/lib/practice/setup'

/** Most practice battles kept at once, and most lines of one: a long battle has some 1,500. */
const mostBattles = 120
const mostLines = 6_000
/** Silence after which a battle is forgotten, and after which it gives way when there are too many, milliseconds. */
const forgottenAfter = 48 * 60 * 60_000
const givesWayAfter = 30 * 60_000

const line = z.union([
  z.strictObject({ choice: choiceSchema }),
  z.strictObject({ side: z.enum(practiceSides), keyHash: z.string() }),
  z.strictObject({ step: stepSchema }),
  z.strictObject({ undo: z.literal(true) }),
])
type Line = z.infer<typeof line>

/** A practice battle as it is kept: what was chosen, the hash of each side's key, every step. */
export interface Kept {
  choice: Choice
  keys: Partial<Record<PracticeSide, string>>
  steps: Step[]
  lines: number
}

/** Letters and digits that nobody mistakes for one another when they are read out. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const newCode = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]!).join('')
const codePattern = /^[2-9A-HJ-NP-Z]{5}$/

/** The code as it was meant, however it was typed; null: it cannot be one. */
export function normalPracticeCode(typed: string): string | null {
  const code = typed.slice(0, 40).toUpperCase().replace(/[\s-]/g, '')
  return codePattern.test(code) ? code : null
}

/**
 * Practice battles on two devices: one file of lines each in the data folder, so that they survive a restart without touching the
 * campaigns' database. Lines are added at once and in order; the last one may be torn by a power cut and is then left out.
 */
export class PracticeFiles {
  constructor(
    private readonly folder: string,
    private readonly now: () => number,
  ) {}

  private file(code: string): string {
    return path.join(this.folder, `${code}.jsonl`)
  }

  private ages(): { code: string; silent: number }[] {
    if (!fs.existsSync(this.folder)) return []
    return fs
      .readdirSync(this.folder)
      .filter((name) => name.endsWith('.jsonl'))
      .map((name) => ({ code: name.slice(0, -6), silent: this.now() - fs.statSync(path.join(this.folder, name)).mtimeMs }))
      .sort((a, b) => b.silent - a.silent)
  }

  /** Makes room by forgetting what has long been silent. False: all that are kept are being played. */
  private makeRoom(): boolean {
    const ages = this.ages()
    const over = ages.length - mostBattles + 1
    const goes = ages.filter(({ silent }, index) => silent > forgottenAfter || (index < over && silent > givesWayAfter))
    for (const { code } of goes) fs.rmSync(this.file(code), { force: true })
    return ages.length - goes.length < mostBattles
  }

  /** Keeps a new battle and gives its code; null: there are too many. */
  create(choice: Choice): string | null {
    fs.mkdirSync(this.folder, { recursive: true })
    if (!this.makeRoom()) return null
    for (;;) {
      const code = newCode()
      if (fs.existsSync(this.file(code))) continue
      this.add(code, { choice })
      return code
    }
  }

  add(code: string, added: Line): void {
    fs.appendFileSync(this.file(code), `${JSON.stringify(added)}\n`)
  }

  /** Null: there is no such battle, or its first line cannot be read. */
  read(code: string): Kept | null {
    if (!fs.existsSync(this.file(code))) return null
    const kept: Omit<Kept, 'choice'> & { choice: Choice | null } = { choice: null, keys: {}, steps: [], lines: 0 }
    const content = fs.readFileSync(this.file(code), 'utf8')
    // Nothing may be added to a torn line: what comes next would be lost with it.
    if (!content.endsWith('\n')) fs.appendFileSync(this.file(code), '\n')
    for (const text of content.split('\n')) {
      const read = text === '' ? null : parsed(text)
      if (!read) continue
      kept.lines += 1
      if ('choice' in read) kept.choice = read.choice
      else if ('keyHash' in read) kept.keys[read.side] = read.keyHash
      else if ('step' in read) kept.steps.push(read.step)
      else kept.steps.pop()
    }
    return kept.choice && { ...kept, choice: kept.choice }
  }

  /** Whether a battle of so many lines may go on. */
  hasRoom = (lines: number): boolean => lines < mostLines
}

function parsed(text: string): Line | null {
  try {
    return line.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
