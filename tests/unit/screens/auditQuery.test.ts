import { describe, expect, it } from 'vitest'
import { downloadAddress, isFiltered, noFilter, pageAddress, rowAddress, rowAsked, undoneAddress } from '@/components/audit/query'

const query = (address: string) => Object.fromEntries(new URL(address, 'http://x').searchParams)

describe('addresses of the chronicle', () => {
  it('a page is newest first and carries the filter', () => {
    expect(query(pageAddress('north', noFilter, null))).toEqual({ descending: '1', limit: '60' })
    expect(query(pageAddress('north', { person: 'v1', kind: 'hq.', refused: true, row: null }, 120))).toEqual({
      person: 'v1',
      kind: 'hq.',
      refused: '1',
      descending: '1',
      limit: '60',
      before: '120',
    })
  })

  it('downloads carry the filter; the spreadsheet one has a byte order mark and semicolons', () => {
    const filter = { person: null, kind: 'army.', refused: false, row: null }
    expect(query(downloadAddress('north', filter, 'csv'))).toEqual({ kind: 'army.', format: 'csv' })
    expect(query(downloadAddress('north', filter, 'excel'))).toEqual({ kind: 'army.', format: 'csv', bom: '1', separator: ';' })
    expect(query(downloadAddress('north', filter, 'jsonl'))).toEqual({ kind: 'army.', format: 'jsonl' })
  })

  it('HQ-CON-4: a link to one row comes back as the filter that shows its records', () => {
    for (const [id, column] of [
      ['k:1 &x', undefined],
      ['moon', 'stakes'],
    ] as const) {
      const asked = rowAsked(query(rowAddress('north', 'gameTables', id, column)))
      expect(asked).toEqual({ of: `gameTables:${id}`, column: column ?? null })
      expect(isFiltered({ ...noFilter, row: asked })).toBe(true)
      expect(query(pageAddress('north', { ...noFilter, row: asked }, null))).toMatchObject({ row: `gameTables:${id}` })
    }
    for (const row of [undefined, '', 'gameTables', ['a:b', 'c:d'], '<b>:x']) expect(rowAsked({ row })).toBeNull()
  })

  it('a slug cannot break out of its place in the address', () => {
    expect(new URL(undoneAddress('a/../b?x'), 'http://x').pathname).toBe('/api/campaigns/a%2F..%2Fb%3Fx/audit')
  })

  it('knows whether anything is left out', () => {
    expect(isFiltered(noFilter)).toBe(false)
    expect(isFiltered({ ...noFilter, refused: true })).toBe(true)
  })
})
