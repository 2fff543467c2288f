import { expect, it } from 'vitest'
import { nextRound } from '@/components/table/nextRound'

it('HQ-TRG-3: rounds come one after the other, and none after the end', () => {
  expect(nextRound({ state: 'notStarted', round: 0 })).toBe(1)
  expect(nextRound({ state: 'running', round: 3 })).toBe(4)
  expect(nextRound({ state: 'finished', round: 5 })).toBeNull()
  expect(nextRound({ state: null, round: null })).toBeNull()
})
