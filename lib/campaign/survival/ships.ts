import type { Ship, SurvivalContext } from './rolls'

/** Says what became of a ship in its battle; said twice it changes nothing. */
export function setStatus(ctx: SurvivalContext, ship: Ship, status: Ship['status'], cause: string | null): void {
  if (ship.status === status && ship.cause === cause) return
  ship.status = status
  ship.cause = status === 'out' ? cause : null
  ship.outAt = status === 'out' ? ctx.happenedAt : null
  const fact = { ship: ship.id, name: ship.name, map: ship.tableId }
  if (status === 'out') ctx.emit({ type: 'ShipOut', ...fact, cause })
  else ctx.emit({ type: status === 'left' ? 'ShipLeft' : 'ShipBack', ...fact })
}
