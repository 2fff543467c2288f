import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseNotation, previewDice, tableDice } from '@/lib/kernel/dice'
import { isDiceNeeded } from '@/lib/kernel/errors'
import { commitmentOf, faceOf, facesOf } from '@/lib/kernel/verifiableDice'

const secret = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'))

/** DESIGN §3 by node:crypto alone, written down independently of the kernel; also tells how many blocks were rejected. */
function faceByNode(secretHex: string, roll: number, index: number, sides: number): { face: number; rejected: number } {
  const digest = createHmac('sha256', Buffer.from(secretHex, 'hex')).update(`roll:${roll}:${index}`, 'utf8').digest()
  const largestMultiple = 4294967296 - (4294967296 % sides)
  for (let block = 0; block < 8; block += 1) {
    const number = digest.readUInt32BE(block * 4)
    if (number < largestMultiple) return { face: (number % sides) + 1, rejected: block }
  }
  throw new Error('all blocks rejected')
}

describe('verifiable dice (DESIGN §3)', () => {
  it('gives the faces that node:crypto gives', () => {
    fc.assert(
      fc.property(
        secret,
        fc.integer({ min: 1, max: 1e6 }),
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 2, max: 1000 }),
        (hex, roll, index, sides) => {
          expect(faceOf(hex, roll, index, sides)).toBe(faceByNode(hex, roll, index, sides).face)
        },
      ),
    )
  })

  it('rejects a block above the largest multiple of the sides and takes the next one', () => {
    // With so many sides nearly every second block is rejected.
    const sides = 2 ** 31 + 1
    const hex = '00'.repeat(32)
    let rejections = 0
    for (let roll = 1; roll <= 40; roll += 1) {
      const { face, rejected } = faceByNode(hex, roll, 0, sides)
      expect(faceOf(hex, roll, 0, sides)).toBe(face)
      if (rejected > 0) rejections += 1
    }
    expect(rejections).toBeGreaterThan(5)
  })

  it('known vectors', () => {
    // HMAC-SHA256(key of 32 zero bytes, "roll:1:0") begins with the block that node:crypto prints; its remainder by 6 plus 1.
    const hex = '00'.repeat(32)
    const first = createHmac('sha256', Buffer.alloc(32)).update('roll:1:0').digest().readUInt32BE(0)
    expect(first).toBeLessThan(4294967292)
    expect(facesOf(hex, 1, 3, 6)[0]).toBe((first % 6) + 1)
    expect(facesOf(hex, 1, 3, 6)).toHaveLength(3)
    expect(commitmentOf(hex)).toBe(createHash('sha256').update(Buffer.alloc(32)).digest('hex'))
  })

  it('faces are between 1 and the sides', () => {
    fc.assert(
      fc.property(secret, fc.integer({ min: 1, max: 99 }), fc.integer({ min: 2, max: 20 }), (hex, roll, sides) => {
        for (const face of facesOf(hex, roll, 5, sides)) {
          expect(face).toBeGreaterThanOrEqual(1)
          expect(face).toBeLessThanOrEqual(sides)
        }
      }),
    )
  })
})

describe('dice thrown at the table', () => {
  const throwing = (work: () => unknown): unknown => {
    try {
      work()
      return null
    } catch (error) {
      return isDiceNeeded(error) ? error.request : error
    }
  }

  it('takes typed faces in order and asks for the next throw with its index', () => {
    const dice = tableDice([1, 2, 3, 6])
    expect(dice.roll({ count: 3, sides: 6, notation: '3d6', purpose: 'notice' }).faces).toEqual([1, 2, 3])
    expect(throwing(() => dice.roll({ count: 2, sides: 6, notation: '2d6', purpose: 'pursuit' }))).toEqual({
      notation: '2d6',
      purpose: 'pursuit',
      index: 1,
    })
    expect(dice.left()).toBe(1)
  })

  it.each([[[0]], [[7]], [[1.5]]])('does not take %j for a six-sided die', (faces) => {
    expect(throwing(() => tableDice(faces).roll({ count: 1, sides: 6, notation: '1d6', purpose: 'p' }))).toMatchObject({ index: 0 })
  })

  it('a preview only tells that dice are needed', () => {
    expect(throwing(() => previewDice.roll({ count: 1, sides: 6, notation: '1d6', purpose: 'p' }))).toMatchObject({ notation: '1d6' })
  })

  it('reads notations and nothing else', () => {
    expect(parseNotation('3d6')).toEqual({ count: 3, sides: 6 })
    for (const bad of ['d6', '3d', '0d6', '3d1', '3d6+1', '']) expect(() => parseNotation(bad)).toThrow(/notation/)
  })
})
