import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { runCases } from '@/lib/cases/run'
import { casesFile } from './hqWorld'

/** Cases whose commands the program has; the others wait for donations, exchange, dispatches, aids and the strike. */
const covered =
  'H01 H02 H03a H03b H04 H05 H06 H07 H08a H08b H09 H10 H11 H12 H13 H14 H15 H16 H17a H17b H18 H19 H20 H21a H21b H22 H23 H24 H25 H26 H27 ' +
  'H31 H32 H33 H34 H35 H36a H36b H37 H38 H43'

describe('worked cases of the HQ reference', () => {
  const text = readFileSync(casesFile, 'utf8')
  const results = runCases(casesFile, text)

  test.each(covered.split(' '))('%s', (id) => {
    expect(results.find((result) => result.id === id)?.failures).toEqual([])
  })

  test('a wrong expectation, an unknown fact and an unknown command are failures', () => {
    const document = JSON.parse(text) as { cases: unknown[] }
    document.cases = [
      {
        id: 'X1',
        steps: [
          { t: '5:00', by: 'V1', do: { cmd: 'decide', card: 'K1', way: 'a' }, then: { pools: '15/15/6', colour: 'red' } },
          { t: '5:00', by: 'V1', do: { cmd: 'decide', card: 'K1', way: 'a' } },
          { t: '5:00', by: 'V1', do: { cmd: 'sing' } },
          { t: '4:00' },
        ],
      },
    ]
    const failures = runCases(casesFile, JSON.stringify(document))[0]!.failures
    expect(failures.join('\n')).toContain('time goes back')
    document.cases = [{ id: 'X2', steps: (document.cases[0] as { steps: unknown[] }).steps.slice(0, 3) }]
    expect(runCases(casesFile, JSON.stringify(document))[0]!.failures).toEqual([
      'step 1 at 5:00 (V1 decide): pools: expected "15/15/6", got "15/15/5"',
      'step 1 at 5:00 (V1 decide): colour: this fact is not supported yet',
      'step 2 at 5:00 (V1 decide): refused: E_ALREADY_DECIDED {"by":"V1"}',
      'step 3 at 5:00 (V1 sing): command sing is not supported yet',
    ])
  })
})
