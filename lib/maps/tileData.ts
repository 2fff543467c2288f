/** Why tile data cannot be read. */
export class UnreadableTiles extends Error {
  override readonly name = 'UnreadableTiles'
  constructor(readonly code: 'encoding' | 'compression' | 'data' | 'size') {
    super(code)
  }
}

/** The upper four bits of a tile number are flips and turns of its picture. */
const FLIPS = 0x0fffffff

async function inflate(bytes: Uint8Array<ArrayBuffer>, format: 'deflate' | 'gzip', most: number): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format)).getReader()
  const whole = new Uint8Array(most)
  let length = 0
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      // A small file may swell to any size: no more is taken than the map has cells.
      if (length + part.value.length > most) throw new UnreadableTiles('size')
      whole.set(part.value, length)
      length += part.value.length
    }
  } catch (error) {
    void reader.cancel().catch(() => undefined)
    if (error instanceof UnreadableTiles) throw error
    throw new UnreadableTiles('data')
  }
  return whole.subarray(0, length)
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64.trim()), (letter) => letter.charCodeAt(0))
  } catch {
    throw new UnreadableTiles('data')
  }
}

/**
 * Tile numbers of a layer or chunk, row by row, without flips; 0 is an empty cell. `data`: numbers, or base64 of little-endian 32-bit
 * numbers, plain or packed with zlib or gzip. Throws `UnreadableTiles`.
 */
export async function readTiles(data: unknown, cells: number, compression: string): Promise<number[]> {
  if (Array.isArray(data)) {
    if (data.length !== cells) throw new UnreadableTiles('size')
    if (!data.every((each): each is number => Number.isInteger(each) && (each as number) >= 0)) throw new UnreadableTiles('data')
    return data.map((each) => (each & FLIPS) >>> 0)
  }
  if (typeof data !== 'string') throw new UnreadableTiles('encoding')
  const packed = bytesOf(data)
  if (compression !== '' && compression !== 'zlib' && compression !== 'gzip') throw new UnreadableTiles('compression')
  const bytes = compression === '' ? packed : await inflate(packed, compression === 'zlib' ? 'deflate' : 'gzip', cells * 4)
  if (bytes.length !== cells * 4) throw new UnreadableTiles('size')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Array.from({ length: cells }, (_, index) => (view.getUint32(index * 4, true) & FLIPS) >>> 0)
}
