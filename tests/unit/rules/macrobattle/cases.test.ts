import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { collectCases, runCase } from '@/lib/cases/run'

const text = readFileSync(fileURLToPath(new URL('../../../cases/references/macrobattle.md', import.meta.url)), 'utf8')
const { document, cases } = collectCases('macrobattle.md', text)
const battles = cases.filter((worked) => 'map' in worked)

describe('battle cases of the reference (sections 17.5 to 17.16)', () => {
  test('there are as many as the reference has', () => expect(battles).toHaveLength(114))
  test.each(battles.map((worked) => [`${worked.id} ${worked.rules?.join(' ')}`, worked] as const))('%s', (_name, worked) => {
    expect(runCase(worked, document)).toEqual([])
  })

  test('a fact that does not hold, an error that does not come and dice left over are failures', () => {
    const wrong = (steps: object[]) =>
      runCase(
        {
          id: 'x',
          map: ['....'],
          figures: { r1: 'RED MU A1', b1: 'BLUE LI C1' },
          start: { turn: 'RED', phase: 'shooting' },
          steps,
        } as never,
        document,
      )
    expect(wrong([{ do: { cmd: 'Shoot', f: 'r1', target: 'b1' }, dice: [4], then: { hit: true } }])).toHaveLength(1)
    expect(wrong([{ do: { cmd: 'Shoot', f: 'r1', target: 'b1' }, dice: [4], error: 'E_NO_TARGET' }])).toHaveLength(1)
    expect(wrong([{ do: { cmd: 'Shoot', f: 'r1', target: 'b1' }, dice: [4, 4] }])).toHaveLength(1)
    expect(wrong([{ do: { cmd: 'Shoot', f: 'r1', target: 'b1' } }])).toHaveLength(1)
    expect(wrong([{ do: { cmd: 'Shoot', f: 'r1', target: 'b1' }, dice: [4], then: { unheard: 1 } }])).toHaveLength(1)
  })
})
