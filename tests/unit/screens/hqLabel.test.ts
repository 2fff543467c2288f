import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { createTranslator } from 'use-intl/core'
import { describe, expect, it } from 'vitest'
import { hqWord, withHqWord } from '@/lib/i18n/hqLabel'

const read = (locale: string) => {
  const folder = `lib/i18n/messages/${locale}`
  return Object.fromEntries(
    readdirSync(folder).map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))]),
  )
}
const texts = (part: unknown): string[] => (typeof part === 'string' ? [part] : Object.values(part as object).flatMap(texts))

describe('the event’s own word for HQ (EVENT-PRACTICE §6)', () => {
  it('is the campaign’s, else the usual one of the language', () => {
    expect([hqWord('Ставка', 'ru'), hqWord(null, 'ru'), hqWord('ЦУП', 'ru')]).toEqual(['Ставка', 'ЦУП', 'ЦУП'])
    expect([hqWord('Ставка', 'en'), hqWord(undefined, 'en'), hqWord('ЦУП', 'en')]).toEqual(['Ставка', 'HQ', 'HQ'])
  })

  it('stands wherever a message asks for it, whatever a master has typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom('{hq}', "О'Нил", '<b>', '#1', "'{'", '$&')), (word) => {
        const faults: string[] = []
        const shown = word.replaceAll("'", '’').replace(/[{}<>#|]/g, '')
        const messages = withHqWord({ a: { letter: '{table} → {hq}', n: '{n, plural, other {# {hq}}}' } }, word)
        const t = createTranslator({ locale: 'ru', messages, namespace: 'a', onError: (error) => faults.push(error.message) })
        expect(t('letter' as never, { table: 'Луна' } as never)).toBe(`Луна → ${shown}`)
        expect(t('n' as never, { n: 2 } as never)).toBe(`2 ${shown}`)
        expect(faults).toEqual([])
      }),
    )
  })

  it('no message has a word of its own for it', () => {
    expect(texts(read('ru')).filter((text) => /(?<!\p{L})штаб/iu.test(text))).toEqual([])
    expect(texts(read('en')).filter((text) => /\bHQ\b(?!-[A-Z]{3}-\d)/.test(text))).toEqual([])
  })
})
