import type { BattleState } from '@/lib/rules/macrobattle/tables'

/** Whether a side still hides something: then two people at one device must not see each other's boards. */
export const hasSecrets = (state: BattleState): boolean =>
  Object.values(state.figures).some(({ kind, status }) => kind === 'SB' && (status === 'hidden' || status === 'unplaced'))
