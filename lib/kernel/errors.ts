/** Parameters of an error: plain data that a message in any language can be made from. Never a secret. */
export type ErrorParams = Record<string, unknown>

/**
 * A refusal by a rule. `code` is the code of the rules reference (`E_TOO_FAST`), `params` fill its sentence.
 * Bundles may hold several copies of this class, so it is recognised by name, never by `instanceof`.
 */
export class RuleError extends Error {
  override readonly name = 'RuleError'
  constructor(
    readonly code: string,
    readonly params: ErrorParams = {},
  ) {
    super(code)
  }
}

/** More faces are needed than the command was given (dice thrown at the table). Not a final answer: the id stays free. */
export class DiceNeeded extends Error {
  override readonly name = 'DiceNeeded'
  constructor(readonly request: { notation: string; purpose: string; index: number }) {
    super('dice.needed')
  }
}

/** Input of the wrong shape (400). `path` names the bad field, `reason` says why in words. Binds no id. */
export class BadInput extends Error {
  override readonly name = 'BadInput'
  constructor(
    readonly path: string,
    readonly reason: string,
  ) {
    super(`${path}: ${reason}`)
  }
}

const named = (error: unknown, name: string): boolean => error instanceof Error && error.name === name

export const isRuleError = (error: unknown): error is RuleError => named(error, 'RuleError')
export const isDiceNeeded = (error: unknown): error is DiceNeeded => named(error, 'DiceNeeded')
export const isBadInput = (error: unknown): error is BadInput => named(error, 'BadInput')
