import type { SeenEvent } from '@/lib/rules/ruleset'
import { pointsText } from './choices'

/** Names as sentences use them; the page gives them, since a campaign's units have names of their own. */
export interface BattleNames {
  /** "the musketeers of the blue". */
  figure: (id: string) => string
  side: (id: string) => string
}

/** A sentence of the catalogue `board.log.<key>` and what fills it. */
export interface LogSentence {
  key: string
  params: Record<string, string | number>
}

const figureKeys = new Set(['figure', 'shooter', 'target', 'attacker', 'defender', 'by', 'officer'])
const sideKeys = new Set(['side', 'newSide', 'bySide', 'to', 'captor'])
const pointKeys = new Set(['cost', 'pool'])
const figureLists = new Set(['figures', 'officers', 'units'])
const sideLists = new Set(['holders', 'sides', 'order'])

function filled(event: SeenEvent, names: BattleNames): Record<string, string | number> {
  const params: Record<string, string | number> = {}
  const list = (ids: readonly string[], nameOf: (id: string) => string) => ids.map(nameOf).join(', ')
  for (const [key, value] of Object.entries(event)) {
    if (key === 'type') continue
    if (value === null) params[key] = 'none'
    else if (typeof value === 'boolean') params[key] = value ? 'true' : 'false'
    else if (typeof value === 'number') params[key] = pointKeys.has(key) ? pointsText(value) : value
    else if (typeof value === 'string') {
      const isSide = sideKeys.has(key) && !(event.type === 'FiguresLeft' && key === 'to')
      params[key] = figureKeys.has(key) ? names.figure(value) : isSide ? names.side(value) : value
    } else if (Array.isArray(value) && value.every((each) => typeof each === 'string' || typeof each === 'number')) {
      const items = value.map(String)
      if (key === 'path') params.cell = items.at(-1) ?? ''
      else params[key] = figureLists.has(key) ? list(items, names.figure) : sideLists.has(key) ? list(items, names.side) : items.join(', ')
      params[`${key}Count`] = items.length
    }
  }
  return params
}

type Part = { [key: string]: string | number | null }
const parts = (value: unknown): Part[] => (Array.isArray(value) ? (value as Part[]) : [])

/** What the log says of an event; several sentences where several dice fell. */
export function sentencesOf(event: SeenEvent, names: BattleNames): LogSentence[] {
  if (event.type === 'FirstTurnRolled')
    return parts(event.throws).map((each) => ({ key: 'FirstTurnRolled', params: filled({ type: event.type, ...each }, names) }))
  if (event.type === 'AftermathRolled') {
    const kinds = [
      ['BatteryAfter', event.batteries],
      ['HorseAfter', event.horses],
      ['WoundedAfter', event.wounded],
    ] as const
    return kinds.flatMap(([key, list]) => parts(list).map((each) => ({ key, params: filled({ type: key, ...each }, names) })))
  }
  const params = filled(event, names)
  if (event.type === 'ShotFired')
    return [{ key: event.type, params: { ...params, sign: Number(event.bonus) >= 0 ? '+' : '−', size: Math.abs(Number(event.bonus)) } }]
  // Names of cases in the catalogue are words without a hyphen.
  if (params.reason === 'off-board') params.reason = 'offBoard'
  return [{ key: event.type, params }]
}

/** Cell where an event is seen on the board, or null. */
export function cellOfEvent(event: SeenEvent): string | null {
  const strikes = ['ShotFired', 'CellShelled', 'BoutResolved', 'BatteryExploded', 'GateBroken', 'SaboteursDiscovered']
  return strikes.includes(event.type) && typeof event.cell === 'string' ? event.cell : null
}
