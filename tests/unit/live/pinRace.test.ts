import { expect, test, vi } from 'vitest'
import { Pins, type PinRow } from '@/lib/auth/pins'

/** Comparisons that wait until the test lets them go on. */
const waiting: (() => void)[] = []
vi.mock('@node-rs/argon2', () => ({
  hash: (text: string) => Promise.resolve(`hash of ${text}`),
  verify: (hashed: string, text: string) => new Promise<boolean>((resolve) => waiting.push(() => resolve(hashed === `hash of ${text}`))),
}))

test('EP-30: a PIN that is set anew while the old one is compared does not fit any more', async () => {
  const rows: PinRow[] = []
  const pins = await Pins.open({ load: () => Promise.resolve([]), save: (row) => Promise.resolve(void rows.push(row)) })
  await pins.set('war', 'vera', '1111')
  const asked = pins.fits('war', 'vera', '1111')
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  await pins.set('war', 'vera', '2222')
  waiting.pop()!()
  expect(await asked).toBe(false)
  const again = pins.fits('war', 'vera', '2222')
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  waiting.pop()!()
  expect(await again).toBe(true)
})
