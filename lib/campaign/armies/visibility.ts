import type { Visibility } from '../feature'
import type { ArmiesEvent } from './events'

/** Who sees that flags part and join: everybody, with arms; what went over is in views (MB-INF-1, MB-INF-2). */
export const armiesVisibility: Visibility<ArmiesEvent> = {
  ArmySplit(event, audience) {
    if (audience.kind === 'master' || audience.kind === 'audit') return { ...event }
    if (audience.kind !== 'wall') return null
    const { type, armyId, newId, stateId, sectorId, arms, newArms } = event
    return { type, armyId, newId, stateId, sectorId, arms, newArms }
  },
  ArmiesJoined: (event, audience) =>
    audience.kind === 'wall' || audience.kind === 'master' || audience.kind === 'audit' ? { ...event } : null,
}
