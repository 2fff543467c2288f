import type { PackError } from '../shapeErrors'
import type { Pack } from '../schema'
import { checkForces } from './forces'
import { checkHours } from './hours'
import { checkHq } from './hq'
import { checkMap } from './map'
import { reporter } from './report'

/** Everything that the shape of a single field cannot say: references, repeated ids, geometry, rules for cards. */
export function crossChecks(pack: Pack): PackError[] {
  const report = reporter()
  checkHours(pack, report)
  checkMap(pack, report)
  checkForces(pack, report)
  checkHq(pack, report)
  return report.errors
}
