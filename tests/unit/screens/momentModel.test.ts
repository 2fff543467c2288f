import { describe, expect, test } from 'vitest'
import { strongestMoment } from '@/components/hq/moment/momentModel'

const decided = (spokenBy: string[]) => ({
  ...{
    type: 'CardDecided',
    card: 'k1',
    title: 'Баржи',
    outcome: 'overcome',
    way: 'a',
    wayText: 'Открыть',
    by: 'anna',
    byName: 'Анна',
    spokenBy,
  },
})

describe('the moment of decision', () => {
  test('a decision by the word names its voices, a personal one its person (HQ-DEC-1, HQ-DEC-3)', () => {
    expect(strongestMoment([decided(['anna', 'boris'])])).toEqual({
      ...{ kind: 'word', title: 'Баржи', text: 'Открыть', byName: 'Анна', spokenBy: ['anna', 'boris'] },
    })
    expect(strongestMoment([decided([])])).toMatchObject({ kind: 'decided', byName: 'Анна', spokenBy: [] })
  })

  test('what happens on the way to a decision is none: words, pools, an announcement', () => {
    const events = ['Announced', 'WordSaid', 'PoolsChanged', 'CardOpened', 'PresenceChanged', 'AnnouncementLapsed']
    expect(strongestMoment(events.map((type) => ({ type, title: 'x' })))).toBeNull()
    expect(strongestMoment([])).toBeNull()
  })

  test('the word outdoes what failed in the same packet, whichever came first', () => {
    const failed = { type: 'CardFailed', card: 'k2', title: 'Пыль', text: 'Пыль осела' }
    expect(strongestMoment([failed, decided(['anna', 'boris'])])?.kind).toBe('word')
    expect(strongestMoment([decided(['anna', 'boris']), failed])?.kind).toBe('word')
    expect(strongestMoment([failed])).toMatchObject({ kind: 'failed', title: 'Пыль', text: 'Пыль осела' })
  })

  test('of several that fail together the first is shown', () => {
    const fails = ['Пыль', 'Капелла'].map((title) => ({ type: 'CardFailed', card: title, title, text: '' }))
    expect(strongestMoment(fails)?.title).toBe('Пыль')
  })
})
