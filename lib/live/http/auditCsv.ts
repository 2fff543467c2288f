import { stringify } from 'csv-stringify/sync'
import type { CampaignState } from '@/lib/campaign/state'
import { takesBack } from '@/lib/kernel/takenBack'
import type { AuditRecord } from '@/lib/store/types'

const columns = [
  'seq',
  'time',
  'atEvent',
  'atUtc',
  'happenedAt',
  'actor',
  'actorName',
  'as',
  'asName',
  'roles',
  'screen',
  'type',
  'data',
  'dice',
  'error',
  'answer',
  'events',
  'changes',
  'reason',
  'cause',
  'undoes',
  'commandId',
  'hash',
] as const

const two = (value: number): string => String(value).padStart(2, '0')
/** Event time for people: hours, minutes, seconds since the start of the event. */
function hours(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}
/** UTC as ISO 8601. */
const utc = (milliseconds: number): string => new Date(milliseconds).toISOString()

function cells(record: AuditRecord, state: CampaignState): Record<(typeof columns)[number], unknown> {
  const name = (id: string | null) => (id !== null && Object.hasOwn(state.people, id) ? state.people[id]!.character : null)
  return {
    seq: record.seq,
    time: hours(record.atEvent),
    atEvent: record.atEvent,
    atUtc: utc(record.atUtc),
    happenedAt: record.happenedAt,
    actor: record.actor,
    actorName: name(record.actor),
    as: record.as,
    asName: name(record.as),
    roles: record.roles.join(' '),
    screen: record.screen,
    type: record.type,
    data: JSON.stringify(record.data),
    dice: record.dice.map((roll) => `${roll.notation} ${roll.purpose}: ${roll.faces.join(' ')} (${roll.source})`).join('; '),
    error: record.error && JSON.stringify(record.error),
    answer: record.answer === null ? null : JSON.stringify(record.answer),
    events: JSON.stringify(record.events),
    changes: JSON.stringify(record.patches),
    reason: record.reason,
    cause: record.cause,
    undoes: takesBack(record).join(' ') || null,
    commandId: record.commandId,
    hash: record.hash,
  }
}

/**
 * Records as CSV (RFC 4180). A cell that a spreadsheet would take for a formula (it begins with = + - @, tab or return) gets an
 * apostrophe in front.
 */
export function auditCsv(
  records: readonly AuditRecord[],
  state: CampaignState,
  { separator, header, bom }: { separator: ',' | ';'; header: boolean; bom: boolean },
): string {
  return stringify(
    records.map((record) => cells(record, state)),
    { columns: [...columns], header, bom, delimiter: separator, escape_formulas: true, record_delimiter: 'windows' },
  )
}
