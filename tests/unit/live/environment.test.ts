import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readEnvironment } from '@/lib/server/environment'

describe('environment', () => {
  test('defaults', () => {
    expect(readEnvironment({})).toMatchObject({
      port: 3000,
      host: '0.0.0.0',
      data: path.resolve('data'),
      url: null,
      copy: null,
      trustProxy: false,
    })
  })

  test('empty variables count as absent; addresses lose their last slash', () => {
    expect(readEnvironment({ PORT: '', STAVKA_URL: 'http://stavka.local:3000/', TRUST_PROXY: '1' })).toMatchObject({
      ...{ port: 3000, url: 'http://stavka.local:3000', trustProxy: true },
    })
  })

  test('every fault is named in words', () => {
    const read = () => readEnvironment({ PORT: 'lots', STAVKA_URL: 'stavka', TRUST_PROXY: 'yes' })
    expect(read).toThrow(/PORT: must be a number[\s\S]*STAVKA_URL: must be an address[\s\S]*TRUST_PROXY: must be 0 or 1/)
  })
})
