import { describe, expect, test } from 'vitest'
import { untilStart } from '@/components/wall/untilStart'
import { dayOfEvent, momentOf, span, timeOfDay } from '@/lib/i18n/eventTime'

const minute = 60_000
const hour = 60 * minute
const noon = { startsAt: '12:00' }

describe('event time as time of day', () => {
  test('counts from the announced start, over midnight too', () => {
    expect(timeOfDay(0, noon)).toBe('12:00')
    expect(timeOfDay(2 * hour + 35 * minute, noon)).toBe('14:35')
    expect(timeOfDay(13 * hour + 7_000, noon, true)).toBe('01:00:07')
    expect([dayOfEvent(11 * hour, noon), dayOfEvent(12 * hour, noon)]).toEqual([1, 2])
  })

  test('EP-15: what is left is said in minutes and hours, never as 73:20, and never later than it is', () => {
    expect(span(40_000)).toEqual({ unit: 'seconds', seconds: 40 })
    expect(span(20 * minute + 1)).toEqual({ unit: 'minutes', minutes: 21 })
    expect(span(73 * minute)).toEqual({ unit: 'hours', hours: 1, minutes: 13 })
    expect(span(52 * hour)).toEqual({ unit: 'days', days: 2, hours: 4 })
    expect(span(-5)).toEqual({ unit: 'seconds', seconds: 0 })
  })

  test('EP-1: a typed time is the nearest such moment', () => {
    const near = 11 * hour + 50 * minute // 23:50
    expect(momentOf('23:45', noon, near)).toBe(11 * hour + 45 * minute)
    expect(momentOf('0:10', noon, near)).toBe(12 * hour + 10 * minute)
    expect(momentOf('14.35', noon, 2 * hour)).toBe(2 * hour + 35 * minute)
    for (const wrong of ['', '25:00', '12:60', 'полдень', '12']) expect(momentOf(wrong, noon, near)).toBeNull()
  })
})

describe('EP-44: the countdown to the start', () => {
  const utc = Date.UTC(2026, 10, 14, 8, 30, 20) // 11:30:20 in Moscow

  test('counts in the zone of the event', () => {
    expect(untilStart('12:00', 'Europe/Moscow', utc)).toBe(30 * minute - 20_000)
    expect(untilStart('12:00', 'UTC', utc)).toBe(3 * hour + 30 * minute - 20_000)
  })

  test('a start that has passed is not counted to tomorrow', () => {
    expect(untilStart('11:00', 'Europe/Moscow', utc)).toBeNull()
    expect(untilStart('11:30', 'Europe/Moscow', utc)).toBeNull()
  })
})
