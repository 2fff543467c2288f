import type { ViewRowTypes } from '@/lib/campaign/viewRows'

/** The round a host may begin now (HQ-TRG-3): rounds come as 1, 2, 3 …; null when the battle is over or its round is not his to know. */
export function nextRound(table: Pick<ViewRowTypes['gameTables'], 'state' | 'round'>): number | null {
  if (table.round === null || table.state === 'finished' || table.state === null) return null
  return table.round + 1
}
