import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import { inBoardOrder, shapeFault, type Drawing } from '@/lib/maps/drawing'
import { graveFault } from '@/lib/maps/faults'
import { command } from '../feature'
import type { CampaignState, RowIn } from '../state'
import type { BattleMapEvent } from './events'
import { assignMap, removeMap, saveMap } from './schemas'

type BattleMap = RowIn<'battleMaps'>

/** The map as the giver knows it: another master may have saved or removed it meanwhile (EP-8). */
function findEdited(draft: CampaignState, mapId: string, revision: string | null): BattleMap {
  const row = find(draft.battleMaps, mapId)
  if (!row) throw new RuleError('E_UNKNOWN', { what: 'battleMap' })
  if (row.revision !== revision) throw new RuleError('E_BATTLE_MAP_CHANGED', { by: row.authorId })
  return row
}

const sectorsWith = (draft: CampaignState, mapId: string): string[] =>
  Object.values(draft.sectorMaps).flatMap(({ id, battleMapId }) => (battleMapId === mapId ? id : []))

/** A drawing with its marks in one order, so that an unchanged map is an unchanged row. Throws `E_BATTLE_MAP_SHAPE`. */
function checkedDrawing({ rows, roads, narrow, gateOwners, bounds }: Drawing): Drawing {
  const fault = shapeFault({ rows, roads, narrow, gateOwners, bounds })
  if (fault) throw new RuleError('E_BATTLE_MAP_SHAPE', { fault: fault.code, at: fault.at ?? null, row: fault.row ?? null })
  const owners = inBoardOrder(Object.keys(gateOwners)).map((cell) => [cell, gateOwners[cell]!] as const)
  return { rows, roads: inBoardOrder(roads), narrow: inBoardOrder(narrow), gateOwners: Object.fromEntries(owners), bounds }
}

/** The ground of a sector must be such that a battle can be opened on it at any moment (MB-CON-1). */
function checkPlayable(drawing: Drawing): void {
  const fault = graveFault(drawing)
  if (fault)
    throw new RuleError('E_BATTLE_MAP_FAULT', {
      fault: fault.code,
      at: fault.at ?? null,
      edge: fault.edge ?? null,
      other: fault.other ?? null,
    })
}

const nextPosition = (draft: CampaignState): number =>
  Object.values(draft.battleMaps).reduce((last, { position }) => Math.max(last, position + 1), 0)

export const battleMapCommands = {
  /** A new map, or an edited one (MB-GEN-2). Unfinished ones may be kept, but not on a sector. */
  'battleMap.save': command<typeof saveMap, BattleMapEvent>({
    schema: saveMap,
    who: ['master'],
    handler(draft, { map: mapId, revision, name, about, ...given }, ctx) {
      if (!ctx.master) throw new RuleError('E_ROLE')
      const edited = mapId === null ? null : findEdited(draft, mapId, revision)
      const drawing = checkedDrawing(given)
      if (edited && sectorsWith(draft, edited.id).length > 0) checkPlayable(drawing)
      const rowId = edited?.id ?? ctx.id('map')
      const row: BattleMap = {
        ...{ id: rowId, name, about, ...drawing },
        ...{ revision: ctx.id('rev'), authorId: draft.people[ctx.by] ? ctx.by : null },
        position: edited?.position ?? nextPosition(draft),
      }
      draft.battleMaps[rowId] = row
      const size = { width: drawing.rows[0]!.length, height: drawing.rows.length }
      ctx.emit({ type: 'BattleMapSaved', mapId: rowId, name, isNew: !edited, ...size })
      ctx.answer({ map: rowId, revision: row.revision })
    },
  }),
  /** A map goes, also from the sectors whose ground it was. */
  'battleMap.remove': command<typeof removeMap, BattleMapEvent>({
    schema: removeMap,
    who: ['master'],
    handler(draft, { map: mapId, revision }, ctx) {
      if (!ctx.master) throw new RuleError('E_ROLE')
      const { name } = findEdited(draft, mapId, revision)
      const sectorIds = sectorsWith(draft, mapId)
      for (const sectorId of sectorIds) delete draft.sectorMaps[sectorId]
      delete draft.battleMaps[mapId]
      ctx.emit({ type: 'BattleMapRemoved', mapId, name, sectorIds })
    },
  }),
  /** The ground of battles in a sector from now on. */
  'battleMap.assign': command<typeof assignMap, BattleMapEvent>({
    schema: assignMap,
    who: ['master'],
    handler(draft, { sector: sectorId, map: mapId }, ctx) {
      if (!ctx.master) throw new RuleError('E_ROLE')
      if (!find(draft.sectors, sectorId)) throw new RuleError('E_UNKNOWN', { what: 'sector' })
      const before = find(draft.sectorMaps, sectorId)?.battleMapId ?? null
      if (before === mapId) throw new RuleError('E_NOTHING_TO_CHANGE')
      if (mapId === null) delete draft.sectorMaps[sectorId]
      else {
        const row = find(draft.battleMaps, mapId)
        if (!row) throw new RuleError('E_UNKNOWN', { what: 'battleMap' })
        checkPlayable(row)
        draft.sectorMaps[sectorId] = { id: sectorId, battleMapId: mapId }
      }
      ctx.emit({ type: 'BattleMapAssigned', sectorId, mapId, before })
    },
  }),
}
