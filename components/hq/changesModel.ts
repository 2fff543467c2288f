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

/** Events that pools move because of; what else a decision brings (camp, functions) only stands beside it. */
const causes: readonly string[] = ['CardDecided', 'CardFailed', 'CardMissed', 'CardAggravated', 'DecisionReversed', 'PoolAdjusted']

/**
 * The lines of one packet: pool changes stand with the event that caused them, wherever in the packet it is told (HQ-DEC-11: cost,
 * gains, other effects, consequence). With several causes (cards that fail together) each move goes to the cause told last before it.
 */
export function linesOf(events: readonly VisibleEvent[]): ChangeLine[] {
  const lines: ChangeLine[] = []
  const early: ChangeLine['pools'] = []
  let cause: ChangeLine | null = null
  for (const event of events) {
    const tell = Object.hasOwn(told, event.type) ? told[event.type] : undefined
    if (tell) {
      const line: ChangeLine = { ...tell(event), pools: [] }
      lines.push(line)
      if (causes.includes(event.type)) {
        line.pools.push(...early.splice(0))
        cause = line
      }
    }
    ;(cause?.pools ?? early).push(...poolsMoved(event))
  }
  if (early.length > 0) lines.push({ key: 'unknown', values: {}, pools: early, tone: 'plain' })
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
