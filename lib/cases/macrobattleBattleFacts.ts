import type { Json } from '@/lib/kernel/json'
import { find } from '@/lib/kernel/table'
import type { BattleEvent } from '@/lib/rules/macrobattle/events'
import { ONE, type BattleState, type Figure } from '@/lib/rules/macrobattle/tables'

/** Where a figure is, or what has become of it, as cases write it. */
function figureFact(figure: Figure): string {
  if (figure.fate === 'captured' || figure.fate === 'prisoner') return `${figure.fate}:${figure.fateSideId}`
  if (figure.fate !== null) return figure.fate
  if (figure.status === 'on') return figure.cell!
  if (figure.status === 'gone') return `gone:${figure.lostBy}`
  return figure.status === 'left' ? `left:${figure.edge}` : figure.status
}

const decisions = { range: 'CorrectRange', defender: 'ChooseDefender' } as const

/** Facts of the battle as a whole; `undefined`: no such fact. */
function battleWide(key: string, state: BattleState): Json | undefined {
  const battle = state.battle[ONE.battle]!
  const pending = state.pending[ONE.pending]
  switch (key) {
    case 'points':
      return battle.pool === null ? null : battle.pool / 2
    case 'turn':
      return battle.turnOf
    case 'phase':
      return battle.phase
    case 'order':
      return battle.order
    case 'pending':
      return pending ? decisions[pending.kind] : null
    case 'ended':
      return battle.holders && battle.holders.length > 0 ? [...battle.holders].sort().join('+') : null
    default:
      return undefined
  }
}

/** Facts of one figure, officer, gate or mounted state: `facing:a1`. */
function ofOne(kind: string, id: string, state: BattleState): Json | undefined {
  const figure = find(state.figures, id)
  switch (kind) {
    case 'gate':
      return find(state.gates, id)?.state ?? null
    case 'horse':
      return find(state.officers, id)?.horseFate ?? null
    case 'mounted':
      return figure?.mounted ?? null
    case 'facing':
      return figure?.facing ?? null
    case 'shotsHere':
      return figure?.shotsHere ?? null
    case 'still':
      return figure?.still ?? null
    case 'side':
      return figure?.sideId ?? null
    case 'continuations':
      return figure?.chainLeft ?? null
    default:
      return undefined
  }
}

const ofType = <Type extends BattleEvent['type']>(events: readonly BattleEvent[], type: Type) =>
  events.findLast((event): event is Extract<BattleEvent, { type: Type }> => event.type === type) ?? null

function shellResult(events: readonly BattleEvent[]): Json {
  if (ofType(events, 'BatteryExploded')) return 'exploded'
  if (ofType(events, 'CellShelled')) return 'impact'
  return ofType(events, 'ShellSpent')?.reason ?? null
}

/** Facts of the last command, from what it caused. */
function ofCommand(key: string, events: readonly BattleEvent[]): Json | undefined {
  const moved = ofType(events, 'FigureMoved')
  switch (key) {
    case 'hit':
      return ofType(events, 'ShotFired')?.hit ?? null
    case 'result':
      return shellResult(events)
    case 'impact':
      return ofType(events, 'CellShelled')?.cell ?? null
    case 'sum':
      return ofType(events, 'RangeAsked')?.sum ?? null
    case 'max':
      return ofType(events, 'RangeAsked')?.max ?? null
    case 'a':
      return ofType(events, 'BoutResolved')?.attack ?? null
    case 'd':
      return ofType(events, 'BoutResolved')?.defence ?? null
    case 'spent':
      return moved ? moved.cost / 2 : null
    case 'stopped':
      return moved?.stopped ?? events.some((event) => event.type === 'SaboteursDiscovered')
    case 'march':
      return ofType(events, 'FiguresLeft')?.minutes ?? null
    case 'to':
      return ofType(events, 'FiguresLeft')?.to ?? null
    default:
      return undefined
  }
}

/** The value a fact of a battle case speaks of after a step (section 17.1); `undefined`: nothing here knows it. */
export function battleFact(key: string, state: BattleState, events: readonly BattleEvent[]): Json | undefined {
  const figure = find(state.figures, key)
  if (figure) return figureFact(figure)
  const colon = key.indexOf(':')
  if (colon > 0) return ofOne(key.slice(0, colon), key.slice(colon + 1), state)
  const wide = battleWide(key, state)
  return wide === undefined ? ofCommand(key, events) : wide
}
