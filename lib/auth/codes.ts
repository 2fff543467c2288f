import { hash, verify } from '@node-rs/argon2'
import { createHash, randomBytes, randomInt } from 'node:crypto'

/** Crockford's alphabet: no letter that can be read as another. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const selectorLength = 4
const codeLength = 12

/**
 * The code of a login card, `XXXX-XXXX-XXXX`: the first group finds the account, the other two (40 bits) are its secret, of which
 * only an argon2 hash is kept.
 */
export function newCode(selectorTaken: (selector: string) => boolean): string {
  for (;;) {
    const code = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]!).join('')
    if (!selectorTaken(selectorOf(code))) return code.replace(/(.{4})(?=.)/g, '$1-')
  }
}

/** The code as it was meant, however it was typed: case, spaces and hyphens do not matter, nor O for 0, I and L for 1. */
export const normalCode = (typed: string): string =>
  typed.slice(0, 200).toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')

export const selectorOf = (code: string): string => normalCode(code).slice(0, selectorLength)
export const hashCode = (code: string): Promise<string> => hash(normalCode(code))

let decoy: Promise<string> | null = null
/** True when the code fits the hash. Without a hash (no such account) it takes equally long and says no. */
export async function codeFits(codeHash: string | null, typed: string): Promise<boolean> {
  decoy ??= hash(randomBytes(16).toString('hex'))
  const fits = await verify(codeHash ?? (await decoy), normalCode(typed))
  return codeHash !== null && fits
}

/** A bearer token: 256 random bits, so that a plain SHA-256 of it may be kept. */
export const newToken = (): string => `stavka_${randomBytes(32).toString('base64url')}`
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

const letters: Record<string, string> = Object.fromEntries(
  (
    'а:a б:b в:v г:g ґ:g д:d е:e ё:e є:ie ж:zh з:z и:i і:i ї:i й:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh ' +
    'щ:shch ъ: ы:y ь: э:e ю:iu я:ia'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)

/** The words of a text in Latin letters and digits. */
export function latinWords(text: string): string[] {
  const latin = [...text.toLowerCase()].map((letter) => letters[letter] ?? letter).join('')
  return latin
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
}

/** The name itself, or with the first number that makes it free. */
export function firstFree(name: string, separator: string, taken: (candidate: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name}${separator}${number}`
    if (!taken(candidate)) return candidate
  }
}

/** A login from a name: two words in Latin letters, with a number when it is taken. */
export const newLogin = (name: string, taken: (login: string) => boolean): string =>
  firstFree(latinWords(name).slice(0, 2).join('.').slice(0, 30) || 'player', '', taken)
