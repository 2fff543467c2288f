import { createHmac } from 'node:crypto'

/** A new code each minute; the last ones stay good for who is still walking through the login, milliseconds. */
export const codeMs = 60_000
const goodFor = 3

/** What a code stands for: being at the table, or coming on watch in HQ. */
export type CodeOf = 'room' | 'watch'

const codeAt = (secret: string, of: CodeOf, campaignId: string, minute: number): string =>
  createHmac('sha256', secret).update(`${of} ${campaignId} ${minute}`).digest('base64url').slice(0, 12)

/** The code that the screen there shows now: who sends it stands before that screen (`info.flagsWhere`, EP-30). */
export const roomCode = (secret: string, campaignId: string, utc: number, of: CodeOf = 'room'): string =>
  codeAt(secret, of, campaignId, Math.floor(utc / codeMs))

/** True for the code of this minute and of the two before it. */
export function isRoomCode(secret: string, campaignId: string, utc: number, code: string, of: CodeOf = 'room'): boolean {
  const minute = Math.floor(utc / codeMs)
  return Array.from({ length: goodFor }, (_, ago) => codeAt(secret, of, campaignId, minute - ago)).includes(code)
}
