import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { runCases } from '@/lib/cases/run'
import { casesFile } from './hqWorld'

describe('worked cases of the HQ reference', () => {
  const text = readFileSync(casesFile, 'utf8')
  const results = runCases(casesFile, text)

  test('there are as many as the reference has', () => expect(results).toHaveLength(60))

  test.each(results)('$id', ({ failures }) => expect(failures).toEqual([]))

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
    const song = { by: 'V1', do: { cmd: 'announce', subject: { s: 'song', map: 'Луна' } } }
    expect(failuresOf([{ ...decide, then: { colour: 'red' } }, { by: 'V1', do: { cmd: 'sing' } }, song])).toEqual([
      'not supported: command sing',
      'not supported: announcement of song',
      'not supported: fact colour',
    ])
  })
})
