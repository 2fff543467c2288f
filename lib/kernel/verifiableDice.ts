import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** SHA-256 of a dice secret (32 bytes as hex): published at the start, so that the secret cannot be changed later. */
export const commitmentOf = (secretHex: string): string => bytesToHex(sha256(hexToBytes(secretHex)))

/**
 * One face of a server roll (DESIGN §3): HMAC-SHA256(secret, `roll:<number>:<face>`), blocks of 4 bytes big-endian, a block at
 * or above the largest multiple of `sides` is rejected and the next one taken. `index` counts the faces of the roll from 0.
 * The same code serves server, command line and browser.
 */
export function faceOf(secretHex: string, roll: number, index: number, sides: number): number {
  const limit = Math.floor(2 ** 32 / sides) * sides
  const secret = hexToBytes(secretHex)
  let message = `roll:${roll}:${index}`
  for (;;) {
    const digest = hmac(sha256, secret, utf8ToBytes(message))
    const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength)
    for (let offset = 0; offset < digest.byteLength; offset += 4) {
      const value = view.getUint32(offset, false)
      if (value < limit) return (value % sides) + 1
    }
    message += ':next' // all eight blocks rejected: practically never, but the loop must end in a face
  }
}

/** All faces of a server roll. */
export const facesOf = (secretHex: string, roll: number, count: number, sides: number): number[] =>
  Array.from({ length: count }, (_, index) => faceOf(secretHex, roll, index, sides))
