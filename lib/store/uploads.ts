import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'

/** Photos of paper orders: files of the data folder by the hash of what is in them. */
export interface Uploads {
  /** Keeps a photo and gives its name; null when the bytes are no JPEG, PNG or WebP. On disk before it answers. */
  keep(bytes: Uint8Array): Promise<string | null>
  /** A kept photo, or null. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>
}

export const uploadsFolder = (dataFolder: string): string => path.join(dataFolder, 'uploads')

const kept = /^[0-9a-f]{64}\.(jpg|png|webp)$/

/**
 * The format by the first bytes, whatever the sender calls it; null for what is no picture, and for one with something behind its end: a
 * file that is a picture and an archive or a page as well.
 */
export function formatOf(bytes: Uint8Array): 'jpg' | 'png' | 'webp' | null {
  const text = (from: number, to?: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (bytes.length < 16) return null
  if (text(0, 3) === '\xff\xd8\xff') return text(-2) === '\xff\xd9' ? 'jpg' : null
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return text(-8, -4) === 'IEND' ? 'png' : null
  if (text(0, 4) !== 'RIFF' || text(8, 12) !== 'WEBP') return null
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true) + 8 === bytes.length ? 'webp' : null
}

const exists = (file: string): Promise<boolean> =>
  fs.access(file).then(
    () => true,
    () => false,
  )

/** A directory keeps a new name only once it is flushed itself; Windows cannot open one and needs no flush. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await fs.open(folder, 'r')
  await handle.sync()
  await handle.close()
}

async function write(file: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${file}.${process.hrtime.bigint()}.unfinished`
  const handle = await fs.open(unfinished, 'wx')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await fs.rename(unfinished, file)
  await flushFolder(path.dirname(file))
}

export function openUploads(dataFolder: string): Uploads {
  const folder = uploadsFolder(dataFolder)
  return {
    async keep(bytes) {
      const format = formatOf(bytes)
      if (!format) return null
      const name = `${createHash('sha256').update(bytes).digest('hex')}.${format}`
      const file = path.join(folder, name)
      await fs.mkdir(folder, { recursive: true })
      if (!(await exists(file))) await write(file, bytes)
      return name
    },
    async read(name) {
      if (!kept.test(name)) return null
      return fs.readFile(path.join(folder, name)).then(
        (bytes) => new Uint8Array(bytes),
        () => null,
      )
    },
  }
}

/** Copies to another data folder or copy what is not there yet: kept photos never change. Returns how many were copied. */
export async function copyUploads(fromFolder: string, toFolder: string): Promise<number> {
  const names = await fs.readdir(uploadsFolder(fromFolder)).catch(() => [])
  const target = uploadsFolder(toFolder)
  let copied = 0
  for (const name of names.filter((each) => kept.test(each))) {
    if (await exists(path.join(target, name))) continue
    await fs.mkdir(target, { recursive: true })
    await write(path.join(target, name), await fs.readFile(path.join(uploadsFolder(fromFolder), name)))
    copied += 1
  }
  return copied
}
