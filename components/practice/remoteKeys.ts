import { z } from 'zod'
import { keep, read } from './browserStore'

const storeKey = 'stavka-practice-keys'
/** The last battles of this device; the server forgets them after two days anyway. */
const kept = 6
const keysSchema = z.array(z.tuple([z.string(), z.string()]))

function keys(): [string, string][] {
  try {
    return keysSchema.parse(JSON.parse(read(storeKey) ?? '[]'))
  } catch {
    return []
  }
}

/** A code as the server writes it. */
const normal = (code: string): string => code.toUpperCase().replace(/[\s-]/g, '')

/** This device's key for its place in a battle; null: it has none. */
export const keyFor = (code: string): string | null => keys().find(([each]) => each === normal(code))?.[1] ?? null

export function keepKey(code: string, key: string): void {
  const others = keys().filter(([each]) => each !== code)
  keep(storeKey, JSON.stringify([[code, key], ...others].slice(0, kept)))
}
