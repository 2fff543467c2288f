import { createHmac } from 'node:crypto'

/** A new code each minute; the last ones stay good for who is still walking through the login, milliseconds. */
export const codeMs = 60_000
const goodFor = 3

const codeAt = (secret: string, campaignId: string, minute: number): string =>
  createHmac('sha256', secret).update(`room ${campaignId} ${minute}`).digest('base64url').slice(0, 12)

/** The code that the screen at the table shows now: who sends it stands before that screen (`info.flagsWhere`). */
export const roomCode = (secret: string, campaignId: string, utc: number): string => codeAt(secret, campaignId, Math.floor(utc / codeMs))

/** True for the code of this minute and of the two before it. */
export function isRoomCode(secret: string, campaignId: string, utc: number, code: string): boolean {
  const minute = Math.floor(utc / codeMs)
  return Array.from({ length: goodFor }, (_, ago) => codeAt(secret, campaignId, minute - ago)).includes(code)
}
