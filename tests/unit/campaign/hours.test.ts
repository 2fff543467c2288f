import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localAt, utcOf } from '@/lib/campaign/hours'
import { Country } from './marchesTable'

const zones = ['Europe/Moscow', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC']

describe('EP-15: opening hours by the wall clock of the place', () => {
  test('a local moment and UTC are each other’s, whatever the zone', () => {
    expect(utcOf('2030-06-01 12:00', 'Europe/Moscow')).toBe(Date.UTC(2030, 5, 1, 9))
    expect(utcOf('2030-01-15 00:30', 'Asia/Kathmandu')).toBe(Date.UTC(2030, 0, 14, 18, 45))
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: 28_000_000, max: 34_000_000 }), (zone, minute) => {
        const local = localAt(minute * 60_000, zone)
        // A local time that comes twice in autumn means the first; it shows the same on the wall.
        expect(localAt(utcOf(local, zone), zone)).toBe(local)
        expect(utcOf(local, zone)).toBeLessThanOrEqual(minute * 60_000)
      }),
    )
  })

  test('the hour that the clock jumps over in spring opens after the jump', () => {
    expect(localAt(utcOf('2030-03-31 02:30', 'Europe/Berlin'), 'Europe/Berlin')).toBe('2030-03-31 03:30')
  })

  test('days that no calendar has, windows that end before they begin or run into each other are refused', () => {
    const set = (...windows: [string, string][]) =>
      new Country().order('master', 'hours.set', { windows: windows.map(([opens, closes]) => ({ opens, closes })) }).error?.params.reason ??
      null
    expect(set(['2030-02-31 10:00', '2030-03-05 18:00'])).toBe('day')
    expect(set(['0000-01-01 10:00', '0000-01-01 18:00'])).toBe('day')
    expect(set(['2030-06-01 18:00', '2030-06-01 10:00'])).toBe('backwards')
    expect(set(['2030-06-01 10:00', '2030-06-02 02:00'], ['2030-06-02 01:00', '2030-06-02 18:00'])).toBe('overlap')
    expect(set(['2030-06-01 10:00', '2030-06-02 02:00'], ['2030-06-02 02:00', '2030-06-02 18:00'])).toBeNull()
  })
})
