import { execFileSync } from 'node:child_process'
import { beforeAll, describe, expect, it } from 'vitest'

describe('kill -9 (DESIGN §5)', () => {
  beforeAll(() => void execFileSync(process.execPath, ['scripts/build.mjs', 'commands/chaos']))

  it('loses no acknowledged command: the chaos play in a short form', () => {
    const said = execFileSync(process.execPath, ['dist/commands/chaos.mjs', '--kills', '3'], { encoding: 'utf8' })
    const acknowledged = /kill 3: passed, (\d+) acknowledged/.exec(said)
    expect(Number(acknowledged?.[1])).toBeGreaterThan(0)
    expect(said.trim().split('\n').at(-1)).toBe('3 passed, 0 failed')
  })
})
