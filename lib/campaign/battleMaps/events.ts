/** Facts of battle maps: all of them the masters' alone. */
export type BattleMapEvent =
  | { type: 'BattleMapSaved'; mapId: string; name: string; isNew: boolean; width: number; height: number }
  /** `sectorIds`: sectors whose ground it was. */
  | { type: 'BattleMapRemoved'; mapId: string; name: string; sectorIds: string[] }
  | { type: 'BattleMapAssigned'; sectorId: string; mapId: string | null; before: string | null }
