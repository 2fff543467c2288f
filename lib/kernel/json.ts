/** Plain data: what state, commands, events and patches are made of. Absent is `null`, never `undefined`. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Structural equality of plain data; keys in any order. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keysA = Object.keys(a)
  if (keysA.length !== Object.keys(b).length) return false
  for (const key of keysA) {
    const one = (a as Record<string, unknown>)[key]
    const other = (b as Record<string, unknown>)[key]
    // Most columns of a changed row are untouched: those cost one comparison.
    if (one === other ? one === undefined && !Object.hasOwn(b, key) : !Object.hasOwn(b, key) || !sameJson(one, other)) return false
  }
  return true
}

/** A deep copy as plain data: what would be lost in JSON (`undefined`) is left out. */
export function plainJson<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each: unknown) => plainJson(each)) as Value
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(value)) {
    const each = (value as Record<string, unknown>)[key]
    if (each !== undefined) copy[key] = plainJson(each)
  }
  return copy as Value
}
