import { macrobattle } from './macrobattle'
import type { AnyRuleset } from './ruleset'

/** Every rule system by its id. */
export const rulesets: Readonly<Record<string, AnyRuleset>> = { macrobattle }
