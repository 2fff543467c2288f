import type { VisibleEvent } from '@/lib/campaign/feature'
import { poolIds, type PoolId } from '@/lib/campaign/hq/tables'

/** One line of «что изменилось»: a sentence `hq.reason.<key>` and the pools it moved. */
export interface ChangeLine {
  key: string
  values: Record<string, string | number>
  pools: { pool: PoolId; delta: number; value: number }[]
  tone: 'plain' | 'calm' | 'lost' | 'wait'
}

type Told = Omit<ChangeLine, 'pools'>

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const line = (key: string, tone: ChangeLine['tone'], values: ChangeLine['values'] = {}): Told => ({ key, tone, values })
const aboutCard = (key: string, tone: ChangeLine['tone']) => (event: VisibleEvent) => line(key, tone, { card: text(event.title) })

/** How each event that HQ may see is told; events that are not here (such as each word said) make no line of their own. */
const told: Record<string, (event: VisibleEvent) => Told> = {
  CardOpened: aboutCard('opened', 'wait'),
  CardDecided: aboutCard('decision', 'calm'),
  CardFailed: aboutCard('failed', 'lost'),
  CardMissed: aboutCard('missed', 'plain'),
  CardAggravated: aboutCard('aggravated', 'lost'),
  CardWithdrawn: aboutCard('withdrawn', 'plain'),
  DeadlineSet: aboutCard('deadline', 'wait'),
  RequirementMarked: aboutCard('requirement', 'calm'),
  DecisionReversed: aboutCard('reversed', 'wait'),
  PoolAdjusted: () => line('adjusted', 'plain'),
  CampChanged: (event) => line('camp', 'plain', { defence: Number(event.defence), support: Number(event.support) }),
  FunctionGained: (event) => line('function', 'calm', { id: text(event.id) }),
  PresenceChanged: (event) => line(event.present === true ? 'in' : 'out', 'plain', { name: text(event.name) }),
  Announced: aboutCard('announced', 'wait'),
  AnnouncementLapsed: aboutCard('lapsed', 'plain'),
  AnnouncementFailed: aboutCard('short', 'lost'),
  AnnouncementCancelled: aboutCard('cancelled', 'plain'),
}

const amount = (pools: unknown, pool: PoolId): number => {
  const value = (pools as Partial<Record<PoolId, unknown>> | null)?.[pool]
  return typeof value === 'number' ? value : 0
}

/** The lines of one packet: pool changes stand with the event that caused them (HQ-DEC-11: cost, gains, effects, consequence). */
export function linesOf(events: readonly VisibleEvent[]): ChangeLine[] {
  const lines: ChangeLine[] = []
  const homeless: ChangeLine['pools'] = []
  for (const event of events) {
    const tell = Object.hasOwn(told, event.type) ? told[event.type] : undefined
    if (tell) lines.push({ ...tell(event), pools: homeless.splice(0) })
    const moved = poolsMoved(event)
    if (moved.length > 0) (lines.at(-1)?.pools ?? homeless).push(...moved)
  }
  if (homeless.length > 0) lines.push({ key: 'unknown', values: {}, pools: homeless, tone: 'plain' })
  return lines
}

function poolsMoved(event: VisibleEvent): ChangeLine['pools'] {
  if (event.type === 'PoolAdjusted' && poolIds.includes(event.pool as PoolId)) {
    return [{ pool: event.pool as PoolId, delta: Number(event.delta), value: Number(event.after) }]
  }
  if (event.type !== 'PoolsChanged') return []
  return poolIds
    .map((pool) => ({ pool, delta: amount(event.after, pool) - amount(event.before, pool), value: amount(event.after, pool) }))
    .filter(({ delta }) => delta !== 0)
}

/** `+3`, `−5`: a true minus sign, so that figures line up. */
export const signed = (delta: number): string => (delta > 0 ? `+${delta}` : `−${Math.abs(delta)}`)
