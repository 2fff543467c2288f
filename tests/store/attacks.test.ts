import fs from 'node:fs'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import answers from '@/lib/i18n/messages/ru/answers.json'
import cardFaults from '@/lib/i18n/messages/ru/cardFaults.json'
import { uploadsFolder } from '@/lib/store/uploads'
import { startApp, type TestApp } from './support/app'
import { smallWorld } from './support/world'

/** What somebody with a master's key could send in place of a photo or a file of cards: refused in words, and nothing is kept. */
let app: TestApp
let token: string
let seq: number

beforeAll(async () => {
  app = await startApp()
  await app.accounts.makeFirstLogin()
  app.live.open(await app.store.create({ slug: 'one', title: 'One', state: smallWorld(), rehearsal: false }))
  token = await app.accounts.issueToken('one', 'master', '')
})
afterAll(() => app.close())
beforeEach(() => {
  seq = app.context.campaign('one')!.seq()
})

const post = async (path: string, body: BodyInit): Promise<{ status: number; body: any }> => {
  const response = await fetch(`${app.base}/api/campaigns/one/${path}`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${token}` },
  })
  return { status: response.status, body: await response.json() }
}
const kept = (): string[] => (fs.existsSync(uploadsFolder(app.dataFolder)) ? fs.readdirSync(uploadsFolder(app.dataFolder)) : [])
const bytes = (...parts: (string | number[])[]): Buffer<ArrayBuffer> =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))

const jpeg = bytes([0xff, 0xd8, 0xff, 0xe0], 'x'.repeat(20), [0xff, 0xd9])
const png = bytes('\x89PNG\r\n\x1a\n', 'x'.repeat(20), 'IEND', [0xae, 0x42, 0x60, 0x82])
const webp = bytes('RIFF', [24, 0, 0, 0], 'WEBP', 'x'.repeat(20))
const page = '<!doctype html><script>alert(1)</script>'

describe('in place of a photo', () => {
  test.each([
    ['a page', bytes(page), 400],
    ['a vector picture with a script', bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 400],
    ['a PDF', bytes('%PDF-1.7', 'x'.repeat(40)), 400],
    ['an archive', Buffer.from(zipSync({ '../../etc/passwd': new Uint8Array(40) })), 400],
    ['a JPEG with a page behind its end', bytes([...jpeg], page), 400],
    ['a PNG with an archive behind its end', Buffer.concat([png, zipSync({ a: new Uint8Array(9) })]), 400],
    ['a WebP longer than it says', Buffer.concat([webp, Buffer.from(page)]), 400],
    ['nothing', bytes(), 400],
    ['twenty megabytes', Buffer.concat([jpeg.subarray(0, -2), Buffer.alloc(20 * 1024 * 1024), jpeg.subarray(-2)]), 413],
  ])('%s', async (_what, body, status) => {
    const answer = await post('papers/photo', body)
    expect(answer.status).toBe(status)
    expect(Object.keys(answers)).toContain(answer.body.error)
    expect(kept()).toEqual([])
  })

  test('a name with a path in it is not even read: a form is no photo', async () => {
    const form = new FormData()
    form.append('photo', new Blob([jpeg]), '../../../evil.jpg')
    expect((await post('papers/photo', form)).status).toBe(400)
    expect(kept()).toEqual([])
  })

  test.each([
    ['JPEG', jpeg, 'jpg'],
    ['PNG', png, 'png'],
    ['WebP', webp, 'webp'],
  ])('while a %s is kept', async (_what, body, ending) => {
    expect(await post('papers/photo', body)).toMatchObject({
      status: 201,
      body: { photo: expect.stringMatching(`^[0-9a-f]{64}\\.${ending}$`) },
    })
  })
})

const heading = 'Ключ;Вид;Название;Решение;Как преодолеть;Если не преодолеть;Путь 1: ключ;Путь 1;Путь 1: цена'
const row = (id: string, title = 'Туман', text = 'темно') => `${id};кризис;${title};личное;Зажечь;${text};a;Зажечь;энергия 2`
const sheet = (...rows: string[]) => [heading, ...rows].join('\r\n')
const deck = () => Object.keys(app.context.campaign('one')!.state().cards).sort()

describe('in place of a file of cards', () => {
  /** A workbook whose sheet is tens of megabytes of nothing, packed into a few thousand bytes. */
  const bomb = (size: number) =>
    Buffer.from(zipSync({ 'xl/workbook.xml': Buffer.alloc(100), 'xl/worksheets/sheet1.xml': Buffer.alloc(size, 0x20) }))
  /** The same with a directory that names a small size. */
  const lyingBomb = () => {
    const archive = bomb(64 * 1024 * 1024)
    const at = archive.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'))
    archive.writeUInt32LE(1000, at + 24)
    return archive
  }
  test.each([
    ['a picture', png, 'columnUnknown'],
    ['an archive that is no workbook', Buffer.from(zipSync({ '../../evil.txt': new Uint8Array(50) })), 'notBook'],
    ['a workbook that unpacks to 64 MB', bomb(64 * 1024 * 1024), 'bookTooLarge'],
    ['one that lies about it', lyingBomb(), 'notBook'],
    ['JSON that breaks off', bytes('{"cards":['), 'notJson'],
    ['JSON of another kind', bytes('{"people":[]}'), 'noCards'],
    ['quotes that never close', 'Ключ;Название\r\n"a;b', 'badQuotes'],
    ['ten thousand rows', sheet(...Array.from({ length: 10_000 }, (_, n) => row(`c${n}`))), 'tooManyCards'],
  ])('%s', async (_what, body, code) => {
    const before = deck()
    const answer = await post('cards', body)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ added: [], changed: [] })
    const codes = answer.body.faults.map((fault: { code: string }) => fault.code)
    expect(codes).toContain(code)
    for (const each of codes) expect(Object.keys(cardFaults)).toContain(each)
    // Asked to do it all the same, it does not.
    expect((await post(`cards?stamp=${answer.body.stamp}&id=attack-${code}`, body)).status).toBe(422)
    expect([deck(), app.context.campaign('one')!.seq()]).toEqual([before, seq])
  })

  test('JSON nested a hundred thousand times is a fault, not a crash', async () => {
    const nested = `{"cards":[${'['.repeat(100_000)}${']'.repeat(100_000)}]}`
    const answer = await post('cards', nested)
    expect(answer.status).toBe(200)
    expect(answer.body.faults).not.toEqual([])
    expect(app.context.campaign('one')!.seq()).toBe(seq)
  })

  test('twenty megabytes are refused before they are read', async () => {
    expect(await post('cards', Buffer.alloc(20 * 1024 * 1024, 0x41))).toMatchObject({ status: 413, body: { error: 'tooLarge' } })
    expect(app.context.campaign('one')!.seq()).toBe(seq)
  })

  test('formulas stay the text they are, inside and on the way out', async () => {
    const formula = '=HYPERLINK("http://evil";"x")'
    const file = sheet(`boom;кризис;"${formula.replaceAll('"', '""')}";личное;Зажечь;темно;a;Зажечь;энергия 2`)
    const tried = await post('cards', file)
    expect(tried.body).toMatchObject({ faults: [], added: [{ id: 'boom', title: formula }] })
    expect(await post(`cards?stamp=${tried.body.stamp}&id=formula`, file)).toMatchObject({ status: 200, body: { ok: true } })
    expect(app.context.campaign('one')!.state().cards.boom!.title).toBe(formula)
    const out = await (
      await fetch(`${app.base}/api/campaigns/one/cards?format=csv`, { headers: { authorization: `Bearer ${token}` } })
    ).text()
    expect(out).toContain(`"'=HYPERLINK(`)
    expect(out).not.toMatch(/(^|;)"?=/m)
  })

  test('a thousand long cards, the most that is promised, are taken as one request', async () => {
    const file = sheet(...Array.from({ length: 1000 }, (_, n) => row(`long-${n}`, `Туман ${n}`, 'т'.repeat(900))))
    const tried = await post('cards', file)
    expect(tried.body).toMatchObject({ faults: [], rows: 1000 })
    expect(await post(`cards?stamp=${tried.body.stamp}&id=thousand`, file)).toMatchObject({
      status: 200,
      body: { ok: true, result: { added: 1000 } },
    })
  })

  test('no fault of the program was met', () => {
    expect(app.faults).toEqual([])
  })
})
