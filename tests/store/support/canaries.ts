import { createHash } from 'node:crypto'

/** One secret of a campaign and who may learn it. */
export interface Canary {
  label: string
  /** Twelve digits that stand nowhere else. */
  digits: string
  /** Audiences whose bytes may hold it. */
  allowed: ReadonlySet<string>
  /** Audiences that must have met it, so that the search is known to be able to find it. */
  expected: readonly string[]
}

/** Secrets made for a test: each is a number of twelve digits, alone or inside a word. */
export class Canaries {
  readonly all: Canary[] = []

  private make(label: string, allowed: readonly string[], expected: readonly string[]): string {
    // From the label, so that a failure names the same number every time.
    const digits = (
      100_000_000_000n +
      (BigInt(`0x${createHash('sha256').update(label).digest('hex').slice(0, 16)}`) % 800_000_000_000n)
    ).toString()
    this.all.push({ label, digits, allowed: new Set(['master', 'audit', ...allowed]), expected: ['master', 'audit', ...expected] })
    return digits
  }

  /** A text. `allowed` besides master and audit; all of them must meet it. */
  text(label: string, ...allowed: string[]): string {
    return `слово${this.make(label, allowed, allowed)}`
  }

  /** A text that these may meet, but need not. */
  optionalText(label: string, ...allowed: string[]): string {
    return `слово${this.make(label, allowed, [])}`
  }

  /** A whole, even number. */
  number(label: string, ...allowed: string[]): number {
    const last = this.all.length
    const digits = this.make(label, allowed, allowed)
    const even = String(Number(digits) - (Number(digits) % 2))
    this.all[last] = { ...this.all[last]!, digits: even }
    return Number(even)
  }

  /** Digits that follow from a secret, such as the half of a duration. */
  derived(label: string, value: number, ...allowed: string[]): void {
    this.all.push({ label, digits: String(value), allowed: new Set(['master', 'audit', ...allowed]), expected: [] })
  }
}
