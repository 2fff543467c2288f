import type { Ruleset } from './ruleset'

/** Every rule system by its id. */
export const rulesets: Readonly<Record<string, Ruleset>> = {}
