import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createTranslator } from 'use-intl/core'

type Catalogue = { [key: string]: string | Catalogue }
const locales = ['ru', 'en'] as const

function catalogue(locale: string): Catalogue {
  const folder = `lib/i18n/messages/${locale}`
  const files = readdirSync(folder).sort()
  return Object.fromEntries(
    files.map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Catalogue]),
  )
}
const flat = (part: Catalogue, path: string[] = []): [string, string][] =>
  Object.entries(part).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[[...path, key].join('.'), value]] : flat(value, [...path, key]),
  )
/** Names that a message is filled with, without the words of its cases. */
const argumentsOf = (message: string): string[] => [...new Set([...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => name!))].sort()

const [ru, en] = locales.map((locale) => new Map(flat(catalogue(locale)))) as [Map<string, string>, Map<string, string>]

describe('the catalogue of messages', () => {
  test('every message stands in both languages', () => {
    expect([...ru.keys()].filter((key) => !en.has(key))).toEqual([])
    expect([...en.keys()].filter((key) => !ru.has(key))).toEqual([])
  })

  test('no key has a dot of its own: dots are levels', () => {
    const bad = locales.flatMap((locale) => {
      const walk = (part: Catalogue): string[] =>
        Object.entries(part).flatMap(([key, value]) => [
          ...(key.includes('.') ? [key] : []),
          ...(typeof value === 'string' ? [] : walk(value)),
        ])
      return walk(catalogue(locale))
    })
    expect(bad).toEqual([])
  })

  test.each(locales)('every message of %s can be said', (locale) => {
    const messages = catalogue(locale)
    const faults: string[] = []
    const t = createTranslator({ locale, messages: messages as Record<string, any>, onError: (error) => faults.push(error.message) })
    for (const [key, message] of flat(messages)) {
      // Numbers fit both plain places and plurals; choices take their `other`.
      const values = Object.fromEntries(argumentsOf(message).map((name) => [name, 2]))
      t(key, values)
    }
    expect(faults).toEqual([])
  })

  test('Russian plurals have one, few and many', () => {
    const t = createTranslator({ locale: 'ru', messages: catalogue('ru') as Record<string, any>, namespace: 'map' })
    expect([1, 2, 5, 11, 21, 22].map((count) => t('armiesHere', { count }))).toEqual([
      '1 армия',
      '2 армии',
      '5 армий',
      '11 армий',
      '21 армия',
      '22 армии',
    ])
  })
})
