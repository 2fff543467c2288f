import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { CaseFormat } from '@/lib/cases/format'
import { collectCases, runCase, runCases } from '@/lib/cases/run'

const textOf = (file: string) => readFileSync(fileURLToPath(new URL(`../cases/references/${file}`, import.meta.url)), 'utf8')
const two = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(2, '0'))

/** Cases that must pass: everything of the references that needs neither pursuit nor battles nor later parts of HQ. */
const required: Record<string, string[]> = {
  'macrobattle.md': [
    ...two(1, 14).map((number) => `MB-C-MAP-${number}`),
    'MB-C-INF-01',
    ...two(1, 10).map((number) => `MB-C-COU-${number}`),
    'MB-C-COU-06b',
  ],
  'hq-cases.json': [...two(1, 2), '03a', '03b', ...two(4, 5), '07', '08a', '08b', ...two(9, 12), '34', '35', '43'].map(
    (number) => `H${number}`,
  ),
}

describe.each(Object.entries(required))('worked cases of %s', (file, ids) => {
  const { document, cases } = collectCases(file, textOf(file))
  test.each(ids)('%s', (id) => {
    const worked = cases.find((candidate) => candidate.id === id)
    expect(worked, 'the case exists').toBeDefined()
    expect(runCase(worked!, document)).toEqual([])
  })
})

const block = (value: unknown) => `Words.\n\n\`\`\`json\n${JSON.stringify(value)}\n\`\`\`\n`
const quiet = { territories: { X: {} }, armies: { ra: { state: 'RED', at: 'X', general: 'rg', units: { i1: 'MU' } } } }
const failuresOf = (worked: object) => runCases('page.md', block({ id: 'T', ...worked }))[0]!.failures

describe('the runner of worked cases', () => {
  test('collects every fenced json block with id and steps, in order, and nothing else', () => {
    const page = `${block({ id: 'A', steps: [] })}\n\`\`\`ts\n{"id":"B","steps":[]}\n\`\`\`\n${block({ note: 1 })}${block({ id: 'C', steps: [] })}`
    expect(collectCases('page.md', page).cases.map(({ id }) => id)).toEqual(['A', 'C'])
  })

  test('a block that looks like a case and does not parse is an error', () => {
    expect(() => collectCases('page.md', '```json\n{"id": "A", "steps": [}\n```\n')).toThrow()
  })

  test('a json file without a list of cases is an error', () => {
    expect(() => collectCases('x-cases.json', '{}')).toThrow('no list "cases"')
    expect(() => collectCases('x-cases.json', '{"cases":[{"id":"A"}]}')).toThrow('cases[0]')
  })

  test('filters by the start of a rule and by the start of an id', () => {
    const text = JSON.stringify({
      cases: [
        { id: 'A1', rules: ['R-1'], steps: [] },
        { id: 'B1', rules: ['S-1', 'R-2'], steps: [] },
        { id: 'B2', steps: [] },
      ],
    })
    const any: CaseFormat = { name: 'any', accepts: () => true, run: () => [] }
    const ids = (filter: object) => runCases('x.json', text, filter, [any]).map(({ id }) => id)
    expect(ids({ rules: 'R-' })).toEqual(['A1', 'B1'])
    expect(ids({ id: 'B' })).toEqual(['B1', 'B2'])
    expect(ids({ rules: 'R-', id: 'B' })).toEqual(['B1'])
  })

  test('what no format knows fails and says so', () => {
    expect(runCases('x.json', '{"cases":[{"id":"A","steps":[]}]}', {}, [])[0]!.failures).toEqual([
      'not supported: no format of worked cases knows it',
    ])
  })

  test('battle cases, unknown commands, facts, settings and keys fail in words', () => {
    expect(failuresOf({ map: ['...'], steps: [] })[0]).toContain('not supported')
    expect(failuresOf({ ...quiet, steps: [{ t: 0, do: { cmd: 'Conjure', by: 'rg' } }] })).toEqual(['not supported: command Conjure'])
    expect(failuresOf({ ...quiet, steps: [{ t: 0, then: { 'mood:X': null } }] })).toEqual(['step 1: not supported: fact mood:X'])
    expect(failuresOf({ ...quiet, settings: { 'no.such': 1 }, steps: [] })[0]).toContain('not supported: setting no.such')
    expect(failuresOf({ ...quiet, steps: [{ t: 0, odd: 1 }] })[0]).toContain('not supported: steps.0')
  })

  test('a wrong fact, a missing refusal and dice left over each give a line', () => {
    expect(failuresOf({ ...quiet, steps: [{ t: 0, then: { ra: 'Y rest' } }] })).toEqual(['step 1: ra: expected "Y rest", got "X rest"'])
    const order = { cmd: 'March', by: 'rg', armies: ['ra'], to: 'Y' }
    expect(failuresOf({ ...quiet, steps: [{ t: 0, do: order, error: 'E_TOO_FAST' }] })).toEqual([
      'step 1: error: expected "E_TOO_FAST", got "E_NOT_BORDERING"',
    ])
    expect(failuresOf({ ...quiet, steps: [{ t: 5, dice: [1, 2, 3] }] })).toEqual(['step 1: dice: 3 not used'])
    expect(failuresOf({ ...quiet, steps: [{ t: 0, tell: { rg: ['CourierResult noticed'] } }] })).toHaveLength(1)
  })
})
