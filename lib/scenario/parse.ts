import { crossChecks } from './checks'
import { packSchema, type Pack } from './schema'
import { shapeErrors, type PackError } from './shapeErrors'

export type ParsedPack = { ok: true; pack: Pack } | { ok: false; errors: PackError[] }

/** Data without getters, cycles and anything else that JSON cannot carry; null when there is none. */
function plain(value: unknown): { value: unknown } | null {
  try {
    return { value: JSON.parse(JSON.stringify(value)) as unknown }
  } catch {
    return null
  }
}

/** Checks a scenario pack whole. Every fault has its path and its reason in words; nothing is thrown, whatever comes in. */
export function parsePack(json: unknown): ParsedPack {
  const data = plain(json)
  if (!data) return { ok: false, errors: [{ path: '(файл)', reason: 'это не JSON' }] }
  const parsed = packSchema.safeParse(data.value, { reportInput: true })
  if (!parsed.success) return { ok: false, errors: shapeErrors(parsed.error) }
  const errors = crossChecks(parsed.data)
  return errors.length > 0 ? { ok: false, errors } : { ok: true, pack: parsed.data }
}
