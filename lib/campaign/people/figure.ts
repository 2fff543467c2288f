import { RuleError } from '@/lib/kernel/errors'
import type { CampaignState, Officer } from '../state'

interface Asked {
  stateId: string | null
  rank?: Officer['rank']
  sectorId?: string
  armyId?: string
}

/**
 * Where and as what a new officer's figure stands (MB-GEN-4): with an army of his state, in its sector, or alone in a sector.
 * Throws `E_OFFICER {reason}` when rank or place is missing or they contradict each other.
 */
export function newOfficer(state: CampaignState, personId: string, asked: Asked): Officer {
  if (asked.rank === undefined) throw new RuleError('E_OFFICER', { reason: 'rank' })
  const army = asked.armyId === undefined ? null : state.armies[asked.armyId]!
  if (army && army.stateId !== asked.stateId) throw new RuleError('E_OFFICER', { reason: 'state' })
  const sectorId = army?.sectorId ?? asked.sectorId
  if (sectorId === undefined || (asked.sectorId !== undefined && asked.sectorId !== sectorId)) {
    throw new RuleError('E_OFFICER', { reason: 'sector' })
  }
  const seniority = 1 + Math.max(0, ...Object.values(state.officers).map((officer) => officer.seniority))
  return {
    id: personId,
    rank: asked.rank,
    seniority,
    horse: 'fit',
    armyId: army?.id ?? null,
    sectorId,
    status: 'free',
    captorId: null,
  }
}
