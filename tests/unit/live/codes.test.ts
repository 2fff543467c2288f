import { describe, expect, test } from 'vitest'
import { codeFits, hashCode, newCode, newLogin, normalCode, selectorOf } from '@/lib/auth/codes'
import { sameOrigin } from '@/lib/live/handshake'

describe('codes of login cards', () => {
  test('a code is found by its first group and fits only its own hash', async () => {
    const code = newCode(() => false)
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
    expect(selectorOf(code)).toBe(code.slice(0, 4))
    const hash = await hashCode(code)
    expect(hash).not.toContain(normalCode(code))
    expect(await codeFits(hash, ` ${code.toLowerCase()} `)).toBe(true)
    expect(
      await codeFits(
        hash,
        newCode(() => false),
      ),
    ).toBe(false)
    expect(await codeFits(null, code)).toBe(false)
  })

  test('letters that can be read as digits count as them', () => {
    expect(normalCode('oO il-Lz')).toBe('00111Z')
  })

  test('a first group is never given twice', () => {
    let tries = 0
    newCode(() => (tries += 1) < 3)
    expect(tries).toBe(3)
  })

  test('logins are Latin and free', () => {
    const taken = new Set<string>()
    const make = (name: string) => {
      const login = newLogin(name, (candidate) => taken.has(candidate))
      taken.add(login)
      return login
    }
    expect(make('Щукин Юрий')).toBe('shchukin.iurii')
    expect(make('Щукин Юрий')).toBe('shchukin.iurii2')
    expect(make('★')).toBe('player')
  })
})

test('a socket or a request of another site is recognised', () => {
  const host = '192.168.1.5:3000'
  expect(sameOrigin({ host }, null)).toBe(true)
  expect(sameOrigin({ host, origin: 'http://192.168.1.5:3000' }, null)).toBe(true)
  expect(sameOrigin({ host, origin: 'http://evil.example' }, null)).toBe(false)
  expect(sameOrigin({ host, origin: 'null' }, null)).toBe(false)
  expect(sameOrigin({ host, origin: 'http://stavka.local' }, 'http://stavka.local')).toBe(true)
})
