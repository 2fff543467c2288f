import { newCommandId } from './commandId'

const key = 'stavka-device'
let known: string | null = null

/**
 * The id by which masters find this device again after a reload, a restart of the server or a new build (EP-44): random, kept in the
 * browser's storage. Where that is barred it lasts as long as the page.
 */
export function deviceId(): string {
  if (known !== null) return known
  try {
    known = localStorage.getItem(key)
    if (known === null || !/^[A-Za-z0-9_-]{16,64}$/.test(known)) localStorage.setItem(key, (known = newCommandId()))
  } catch {
    known ??= newCommandId()
  }
  return known
}
