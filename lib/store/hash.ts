import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import type { Command } from '@/lib/kernel/command'
import type { AuditRecord } from './types'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** RFC 8785 JSON: the same text for the same data, whatever the order of keys. */
export function canonical(value: unknown): string {
  const text = canonicalize(value)
  if (text === undefined) throw new Error('only plain data has a canonical form')
  return text
}

/** SHA-256 over the canonical form of all other columns: `prevHash` among them chains the records. */
export const recordHash = (record: Omit<AuditRecord, 'hash'>): string => sha256(canonical(record))

/** What the first record of a campaign names as the one before it: chains cannot be exchanged between campaigns. */
export const firstPrevHash = (campaignId: string): string => sha256(`stavka:${campaignId}`)

/** The hash of a whole state, as a checkpoint's record holds it. */
export const stateHash = (state: object): string => sha256(canonical(state))

/** Who asked for what: the same id with another hash is a reused id. Dice are left out, since they come with a second try. */
export const requestHash = (
  actorId: string,
  { type, data, as = null, happenedAt = null }: Pick<Command, 'type' | 'data' | 'as' | 'happenedAt'>,
): string => sha256(canonical([actorId, as, type, data, happenedAt]))
