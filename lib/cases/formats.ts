import { fleetSurvivalFormat } from './fleetSurvival'
import type { CaseFormat } from './format'
import { hqFormat } from './hq'
import { macrobattle } from './macrobattle'
import { macrobattleBattle } from './macrobattleBattle'

/** Every format that can be run; the first that accepts a case runs it. */
export const formats: readonly CaseFormat[] = [macrobattleBattle, macrobattle, hqFormat, fleetSurvivalFormat]
