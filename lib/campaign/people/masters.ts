import { RuleError } from '@/lib/kernel/errors'
import type { CampaignState } from '../state'

type People = Pick<CampaignState, 'people'>
const hasMaster = ({ people }: People): boolean => Object.values(people).some(({ roles, left }) => !left && roles.includes('master'))

/** Makes a change, and refuses it when it takes the last master: somebody must be able to run the event. */
export function keepingMaster(draft: People, change: () => void): void {
  const before = hasMaster(draft)
  change()
  if (before && !hasMaster(draft)) throw new RuleError('E_LAST_MASTER')
}
