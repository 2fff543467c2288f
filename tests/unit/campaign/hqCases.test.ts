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

  const failuresOf = (steps: object[]): string[] => {
    const document = JSON.parse(text) as { cases: unknown[] }
    document.cases = [{ id: 'X', steps }]
    return runCases(casesFile, JSON.stringify(document))[0]!.failures
  }
  const decide = { t: '5:00', by: 'V1', do: { cmd: 'decide', card: 'K1', way: 'a' } }

  test('what does not hold is told by step and fact', () => {
    expect(failuresOf([{ ...decide, then: { pools: '15/15/6', 'quorum:a1': 3 } }, decide, { ...decide, error: 'E_STALE' }])).toEqual([
      'step 1 at 5:00 (V1 decide): pools: expected "15/15/6", got "15/15/5"',
      'step 1 at 5:00 (V1 decide): quorum:a1: announcement a1 is not open',
      'step 2 at 5:00 (V1 decide): refused: E_ALREADY_DECIDED {"by":"V1"}',
      'step 3 at 5:00 (V1 decide): expected E_STALE, got E_ALREADY_DECIDED {"by":"V1"}',
    ])
    expect(failuresOf([{ ...decide, error: 'E_WAY' }])).toEqual([
      'step 1 at 5:00 (V1 decide): expected the refusal "E_WAY", but it was accepted',
    ])
    expect(failuresOf([decide, { t: '4:00' }])).toEqual(['hq: time goes back to 4:00'])
    expect(failuresOf([{ t: '1:00', than: {} }])).toEqual(['step 1 at 1:00: unknown key than'])
  })

  test('what cannot be run yet says so and is not begun', () => {
    const strike = { by: 'V1', do: { cmd: 'announce', subject: { s: 'strike', map: 'Луна', choice: {} } } }
    expect(failuresOf([{ ...decide, then: { colour: 'red' } }, { by: 'V1', do: { cmd: 'sing' } }, strike])).toEqual([
      'not supported: command sing',
      'not supported: announcement of strike',
      'not supported: fact colour',
    ])
    expect(results.find((result) => result.id === 'H39a')!.failures).toContain('not supported: command sendDispatch')
  })
})
