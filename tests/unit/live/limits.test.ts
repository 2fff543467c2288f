import { describe, expect, test } from 'vitest'
import { Limits, tooDeep, weightOf } from '@/lib/live/limits'

describe('limits on logins', () => {
  test('parallel guesses count too; another address and another account still get in', async () => {
    const limits = new Limits()
    const tries = await Promise.all(Array.from({ length: 12 }, () => limits.beginLogin('anna', '10.0.0.1')))
    expect(tries.filter(Boolean)).toHaveLength(8)
    expect(await limits.beginLogin('anna', '10.0.0.2')).toBe(true)
    expect(await limits.beginLogin('ivan', '10.0.0.1')).toBe(true)
  })

  test('only failures count', async () => {
    const limits = new Limits()
    for (let login = 0; login < 100; login += 1) {
      expect(await limits.beginLogin('anna', '10.0.0.1')).toBe(true)
      await limits.endLogin('anna', '10.0.0.1')
    }
  })

  test('guessing at many accounts from one address ends too', async () => {
    const limits = new Limits()
    const tries = await Promise.all(Array.from({ length: 80 }, (_, index) => limits.beginLogin(`account ${index}`, '10.0.0.1')))
    expect(tries.filter(Boolean)).toHaveLength(60)
  })
})

test('data nested beyond what any command has is found without recursion', () => {
  const nested = (depth: number): unknown => JSON.parse('[{"a":'.repeat(depth / 2) + '1' + '}]'.repeat(depth / 2))
  expect(tooDeep(nested(20))).toBe(false)
  expect(tooDeep(Array.from({ length: 100_000 }, () => []))).toBe(false)
  expect(tooDeep(nested(100))).toBe(true)
  expect(tooDeep(nested(100_000))).toBe(true)
})

test('large messages count for many, so that refusals cannot fill the disk', async () => {
  const limits = new Limits()
  expect(weightOf({ id: 'a', type: 'clock.pause', data: {} })).toBe(1)
  const large = weightOf({ data: 'x'.repeat(250_000) })
  const allowed = await Promise.all(Array.from({ length: 50 }, () => limits.allowRequest('somebody', large)))
  expect(allowed.filter(Boolean).length).toBeLessThan(10)
})
