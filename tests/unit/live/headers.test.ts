import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { addressHeader, clean, isMalformed } from '@/lib/server/headers'

const request = (headers: Record<string, string>) => ({ headers, socket: { remoteAddress: '10.0.0.7' } }) as unknown as IncomingMessage

describe('headers of a request', () => {
  test('without a proxy what a client says about itself is dropped', () => {
    const asked = request({
      host: 'stavka',
      'x-forwarded-host': 'evil',
      'x-forwarded-for': '1.2.3.4',
      forwarded: 'for=x',
      [addressHeader]: '9.9.9.9',
    })
    clean(asked, false)
    expect(asked.headers).toEqual({ host: 'stavka', [addressHeader]: '10.0.0.7' })
  })

  test('a proxy of ours names the client: the last address of the list, which the proxy itself wrote', () => {
    const asked = request({ 'x-forwarded-for': '1.2.3.4, 10.0.0.99', 'x-forwarded-proto': 'https' })
    clean(asked, true)
    expect(asked.headers).toMatchObject({ 'x-forwarded-proto': 'https', [addressHeader]: '10.0.0.99' })
  })
})

test('an address that cannot be decoded is known before anything reads it', () => {
  expect(isMalformed('/c/%ff/wall')).toBe(true)
  expect(isMalformed('/c/%D0%B0/wall?x=%ff')).toBe(false)
})
