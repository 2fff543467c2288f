import type { TableName, CampaignState } from './state'

/**
 * Which columns name rows of other tables: a column of this name refers to that table wherever it stands, lists as well as single
 * ids. Corrections and undo use it so that nothing ever points at a row that is not there.
 */
const referredTable: Record<string, TableName> = {
  stateId: 'states',
  captorId: 'states',
  holderId: 'states',
  a: 'states',
  b: 'states',
  sectorId: 'sectors',
  fromId: 'sectors',
  toId: 'sectors',
  rest: 'sectors',
  route: 'sectors',
  enteredFromId: 'sectors',
  awaySectorId: 'sectors',
  armyId: 'armies',
  armyIds: 'armies',
  officerId: 'officers',
  officerIds: 'officers',
  generalId: 'people',
  authorised: 'people',
  byId: 'people',
  personId: 'people',
  courierId: 'people',
  toldTo: 'people',
  decidedById: 'people',
  assigneeId: 'people',
  spokenBy: 'people',
  words: 'people',
  hostId: 'people',
  authorId: 'people',
  addresseeId: 'people',
  addressSectorId: 'sectors',
  addressStateId: 'states',
  carrierId: 'officers',
  givenToId: 'officers',
  readerIds: 'people',
  orderId: 'orders',
  orderIds: 'orders',
  paperId: 'papers',
  takenById: 'people',
  cardId: 'cards',
  joinsId: 'states',
  readById: 'people',
  formerId: 'people',
  answersId: 'dispatches',
  ownerId: 'people',
  shipId: 'ships',
  shipIds: 'ships',
  tableId: 'gameTables',
  suspicionId: 'suspicions',
  battleMapId: 'battleMaps',
  battleId: 'battles',
  leftBattleId: 'battles',
  sideId: 'battleSides',
  bySideId: 'battleSides',
  turnSideId: 'battleSides',
  holders: 'battleSides',
  stateIds: 'states',
  attackerId: 'states',
  declaredById: 'people',
  cincId: 'people',
  deputyId: 'people',
  arrivedIds: 'people',
}

/** What falls due by the clock is nobody's: its `byId` names no row of people. */
const isClock = (table: TableName, id: string): boolean => table === 'people' && id === 'system'

/** Rows that a row refers to. */
export function referencesOf(row: Record<string, unknown>): { column: string; table: TableName; id: string }[] {
  return Object.entries(row).flatMap(([column, value]) => {
    const table = Object.hasOwn(referredTable, column) ? referredTable[column]! : null
    if (!table) return []
    const ids = Array.isArray(value) ? value : [value]
    return ids.filter((id): id is string => typeof id === 'string' && !isClock(table, id)).map((id) => ({ column, table, id }))
  })
}

/** The first reference of the row that leads nowhere, or null. */
export const brokenReference = (state: CampaignState, row: Record<string, unknown>) =>
  referencesOf(row).find(({ table, id }) => !Object.hasOwn(state[table], id)) ?? null
