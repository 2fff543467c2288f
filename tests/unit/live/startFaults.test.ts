import { describe, expect, test } from 'vitest'
import { startFault } from '@/lib/server/startFaults'

const start = () => ({ port: 3000, data: '/data' })
const fault = (code: string, cause?: unknown) => Object.assign(new Error('x', { cause }), code === '' ? {} : { code })

describe('why a server does not start', () => {
  test.each(['SQLITE_NOTADB', 'SQLITE_CORRUPT_INDEX', 'SQLITE_FULL', 'SQLITE_READONLY_DIRECTORY', 'EEXIST', 'EACCES'])(
    '%s: a sentence in both languages that names the folder',
    (code) => {
      for (const error of [fault(code), fault('', fault(code))]) {
        expect(startFault(error, start)).toMatch(/[а-я].*\/data.*\/ [A-Z].*\/data/)
        expect(startFault(error, start)).not.toContain('\n')
      }
    },
  )

  test('a port in use is named, and what nobody knows is shown whole', () => {
    expect(startFault(fault('EADDRINUSE'), start)).toContain('3000')
    const unknown = fault('SOMETHING')
    expect(startFault(unknown, start)).toBe(unknown)
  })
})
