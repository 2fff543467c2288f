import { armOf, arms, type Arm } from '@/lib/campaign/armies/arms'
import type { ComingRow } from './rows'

/** What comes, counted by arm in the order flags show them: nobody at a table has time for nine kinds. */
export const armsComing = (units: ComingRow['units']): { arm: Arm; n: number }[] =>
  arms
    .map((arm) => ({ arm, n: units.filter(({ kind }) => armOf[kind] === arm).reduce((sum, { count }) => sum + count, 0) }))
    .filter(({ n }) => n > 0)
