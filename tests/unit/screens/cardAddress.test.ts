import { describe, expect, it } from 'vitest'
import { baseCandidates, cardAddress, isLoopback } from '@/components/people/cardAddress'

describe('addresses on login cards', () => {
  it('EP-41: STAVKA_URL first, then where the master is, then the LAN; his own computer last', () => {
    expect(
      baseCandidates('http://stavka.local:3000/', 'http://192.168.1.5:3000', ['http://192.168.1.5:3000', 'http://10.0.0.2:3000']),
    ).toEqual(['http://stavka.local:3000', 'http://192.168.1.5:3000', 'http://10.0.0.2:3000'])
    expect(baseCandidates(null, 'http://localhost:3000', ['http://192.168.1.5:3000'])).toEqual([
      'http://192.168.1.5:3000',
      'http://localhost:3000',
    ])
  })

  it('knows an address that no phone can open', () => {
    expect(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000', 'nonsense'].map(isLoopback)).toEqual([true, true, true, true])
    expect(isLoopback('http://192.168.1.5:3000')).toBe(false)
  })

  it('leads to the login with the code', () => {
    expect(cardAddress('http://x:3000/', 'AB12-CD34-EF56')).toBe('http://x:3000/login?code=AB12-CD34-EF56')
  })
})
