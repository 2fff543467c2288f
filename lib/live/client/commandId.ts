/** A fresh command id: 128 random bits. `crypto.randomUUID` does not exist over plain HTTP on a LAN; `getRandomValues` does. */
export function newCommandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
