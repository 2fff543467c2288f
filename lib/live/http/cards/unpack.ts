import { unzipSync, zipSync } from 'fflate'

/** Most that a workbook may hold unpacked, bytes: a thousand long cards are a third of it. */
export const maxUnpackedBytes = 32 * 1024 * 1024
/** A workbook has some ten parts. */
const MOST_PARTS = 200

/** Thrown inside: the archive says that it is larger than may be unpacked. */
class TooLarge extends Error {}

/**
 * The same archive, unpacked and stored without compression, or `tooLarge` before anything of it was unpacked. Each part gets a buffer of
 * the size the archive's directory names, so that a directory that lies cannot fill the memory either (zip bombs, overlapping parts).
 * Throws what is no archive.
 */
export function unpacked(bytes: Uint8Array, limit = maxUnpackedBytes): Uint8Array | 'tooLarge' {
  let [total, parts] = [0, 0]
  try {
    const files = unzipSync(bytes, {
      filter({ originalSize }) {
        total += originalSize
        parts += 1
        if (total > limit || parts > MOST_PARTS) throw new TooLarge()
        return true
      },
    })
    return zipSync(files, { level: 0 })
  } catch (error) {
    if (error instanceof TooLarge) return 'tooLarge'
    throw error
  }
}
