import type { ViewRowTypes } from '@/lib/campaign/viewRows'
import type { JumpTarget } from '../panels/panel'

/** What waits for a master. `reason` is asked in quiet time and stands apart (EP-7). */
export const queueKinds = ['throw', 'battle', 'order', 'paper', 'reminder', 'arrival', 'notice', 'round', 'reason'] as const
export type QueueKind = (typeof queueKinds)[number]

export interface QueueItem {
  kind: QueueKind
  /** Id of the row that waits; with `kind` the key of whoever takes it (EP-8). */
  id: string
  /** Since when it waits, event milliseconds. */
  at: number
  /** Fills the sentence `desk.queue.line.<kind>`. */
  params: Record<string, string | number>
  jump: JumpTarget | null
  /** The master who has taken it. */
  takenBy: string | null
}

type Rows<Name extends keyof ViewRowTypes> = Readonly<Record<string, ViewRowTypes[Name]>>

/** The views that the queue gathers from. */
export interface QueueSources {
  diceRequests: Rows<'diceRequests'>
  battles: Rows<'battles'>
  pendingOrders: Rows<'pendingOrders'>
  papers: Rows<'papers'>
  reminders: Rows<'reminders'>
  instructions: Rows<'instructions'>
  notices: Rows<'notices'>
  gameTables: Rows<'gameTables'>
  deferredReasons: Rows<'deferredReasons'>
  claims: Rows<'claims'>
  people: Rows<'people'>
}

/** A phone that shows a notice gets this long before it becomes the master's concern. */
export const NOTICE_GRACE_MS = 60_000

const list = <Row extends object>(rows: Readonly<Record<string, Row>>): (Row & { id: string })[] =>
  Object.entries(rows).map(([id, row]) => ({ ...row, id }))

/** Where the queue leads for something that stands on an army, an officer or a territory. */
function jumpTo(about: string | null, aboutId: string | null, people: QueueSources['people']): JumpTarget | null {
  if (aboutId === null) return null
  if (about === 'army') return { armyId: aboutId }
  if (about === 'sector') return { sectorId: aboutId }
  const sectorId = people[aboutId]?.officer?.sectorId
  return sectorId ? { sectorId } : null
}

type Found = Omit<QueueItem, 'takenBy'>

const finders: { [Kind in QueueKind]: (from: QueueSources, now: number) => Omit<Found, 'kind'>[] } = {
  throw: ({ diceRequests, people }) =>
    list(diceRequests).map(({ id, dueAt, bodyId, notation, purpose }) => ({
      id,
      at: dueAt,
      params: { body: bodyId, notation, purpose },
      jump: jumpTo('person', bodyId, people),
    })),
  battle: ({ battles }) =>
    list(battles)
      .filter(({ phase }) => phase === 'called' || phase === 'deployment')
      .map(({ id, startAt, sectorId, phase }) => ({ id, at: startAt, params: { sector: sectorId, phase }, jump: { sectorId } })),
  order: ({ pendingOrders }) =>
    list(pendingOrders)
      .filter(({ status }) => status === 'inbox')
      .map(({ id, at, byName, route, armyIds }) => ({
        id,
        at,
        params: { by: byName, to: route.at(-1) ?? '' },
        jump: armyIds[0] === undefined ? null : { armyId: armyIds[0] },
      })),
  paper: ({ papers }) =>
    list(papers)
      .filter(({ status }) => status === 'waiting')
      .map(({ id, stampAt, number, stateId }) => ({ id, at: stampAt, params: { number, state: stateId ?? 'none' }, jump: null })),
  reminder: ({ reminders, people }) =>
    list(reminders)
      .filter(({ rangAt }) => rangAt !== null)
      .map(({ id, at, text, about, aboutId }) => ({
        id,
        at,
        params: { text, about: aboutId ?? 'none' },
        jump: jumpTo(about, aboutId, people),
      })),
  arrival: ({ instructions }) =>
    list(instructions)
      .filter(({ doneAt }) => doneAt === null)
      .map(({ id, at, bodyName, sectorId, text, armyId }) => ({
        id,
        at,
        params: { body: bodyName, sector: sectorId, text },
        jump: armyId === null ? { sectorId } : { armyId },
      })),
  notice: ({ notices, people }, now) =>
    list(notices)
      .filter(({ readAt, deliveredAt }) => readAt === null && (deliveredAt === null || now - deliveredAt >= NOTICE_GRACE_MS))
      .map(({ id, at, personId }) => ({ id, at, params: { person: personId }, jump: jumpTo('person', personId, people) })),
  round: ({ gameTables }, now) =>
    list(gameTables)
      .filter(({ roundWithoutCard }) => roundWithoutCard !== null)
      .map(({ id, name, roundWithoutCard }) => ({ id, at: now, params: { table: name, n: roundWithoutCard! }, jump: null })),
  reason: ({ deferredReasons }) =>
    list(deferredReasons).map(({ id, at, command, subjectId }) => ({
      id,
      at,
      params: { command, subject: subjectId ?? 'none' },
      jump: null,
    })),
}

/** Everything that waits, the longest waiting first; what is only asked in quiet time stands at the end. */
export function gatherQueue(from: QueueSources, now: number): QueueItem[] {
  const quiet = (item: Found) => (item.kind === 'reason' ? 1 : 0)
  return queueKinds
    .flatMap((kind) => finders[kind](from, now).map((found): Found => ({ ...found, kind })))
    .sort((a, b) => quiet(a) - quiet(b) || a.at - b.at || (a.id < b.id ? -1 : 1))
    .map((item) => ({ ...item, takenBy: from.claims[`${item.kind}/${item.id}`]?.byId ?? null }))
}

/** How many wait for somebody now: without what may be asked later. */
export const pressing = (items: readonly QueueItem[]): QueueItem[] => items.filter(({ kind }) => kind !== 'reason')
