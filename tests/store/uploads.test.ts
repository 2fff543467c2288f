import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { copyUploads, openUploads, uploadsFolder } from '@/lib/store/uploads'

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'stavka-uploads-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

const jpeg = (inside: number) => new Uint8Array([0xff, 0xd8, 0xff, ...Array<number>(20).fill(7), inside, 0xff, 0xd9])
const names = (data: string) => fs.readdirSync(uploadsFolder(data)).sort()

describe('EP-2: photos of papers', () => {
  it('keeps a photo under the hash of its bytes, once, and leaves nothing unfinished', async () => {
    const uploads = openUploads(folder)
    const name = await uploads.keep(jpeg(1))
    expect(name).toMatch(/^[0-9a-f]{64}\.jpg$/)
    expect(await uploads.keep(jpeg(1))).toBe(name)
    expect(await uploads.keep(jpeg(2))).not.toBe(name)
    expect(names(folder)).toHaveLength(2)
    expect(await uploads.read(name!)).toEqual(jpeg(1))
  })

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', new Uint8Array()],
    ['a GIF', Buffer.from('GIF89a................')],
  ])('refuses %s, whatever it calls itself', async (_what, bytes) => {
    expect(await openUploads(folder).keep(bytes)).toBeNull()
    expect(fs.existsSync(uploadsFolder(folder))).toBe(false)
  })

  it('reads nothing but kept photos', async () => {
    fs.writeFileSync(path.join(folder, 'secret.jpg'), 'secret')
    const uploads = openUploads(folder)
    for (const name of ['../secret.jpg', 'secret.jpg', '', `${'a'.repeat(64)}.jpg`]) expect(await uploads.read(name)).toBeNull()
  })

  it('EP-42: copies to the second folder what is not there yet', async () => {
    const uploads = openUploads(folder)
    await uploads.keep(jpeg(1))
    const target = path.join(folder, 'copy')
    expect(await copyUploads(folder, target)).toBe(1)
    await uploads.keep(jpeg(2))
    expect(await copyUploads(folder, target)).toBe(1)
    expect(names(target)).toEqual(names(folder))
    expect(await copyUploads(path.join(folder, 'empty'), target)).toBe(0)
  })
})
