import type { Audience, View, ViewRows } from '@/lib/kernel/view'
import type { CampaignState, Paper, PendingOrder } from '../state'
import type { ViewRowTypes } from '../viewRows'

const seesAll = (audience: Audience): boolean => audience.kind === 'master' || audience.kind === 'audit'
const nameOf = (state: CampaignState, personId: string): string => state.people[personId]?.character ?? ''

function paperRow(state: CampaignState, paper: Paper): ViewRowTypes['papers'] {
  const { id: _id, stampUtc: _utc, ...columns } = paper
  return {
    ...columns,
    orderIds: [...paper.orderIds],
    takenByName: nameOf(state, paper.takenById),
    authorName: paper.authorId === null ? null : nameOf(state, paper.authorId),
  }
}

/** What a helper knows of a paper that he photographed: what stands on his own screen, nothing of what became of it. */
const ownPaperRow = (state: CampaignState, paper: Paper): ViewRowTypes['papers'] => ({
  ...paperRow(state, paper),
  status: 'waiting',
  orderIds: [],
  authorId: null,
  authorName: null,
  returnReason: '',
  refusal: null,
  closedAt: null,
})

/** Papers go to the master alone (MB-INF-5); who took one sees that it has come through. */
export const papersView: View<CampaignState> = {
  name: 'papers',
  reads: ['papers', 'people'],
  rows(state, audience): ViewRows {
    const rows = Object.values(state.papers).flatMap((paper): [string, ViewRowTypes['papers']][] => {
      if (seesAll(audience)) return [[paper.id, paperRow(state, paper)]]
      return audience.kind === 'person' && audience.id === paper.takenById ? [[paper.id, ownPaperRow(state, paper)]] : []
    })
    return Object.fromEntries(rows)
  },
}

function pendingRow(state: CampaignState, row: PendingOrder, all: boolean): ViewRowTypes['pendingOrders'] {
  const { byId, route, minutes, joinsBattle, passage, text, startAt, status, returnReason, refusal, orderId, at, closedAt } = row
  return {
    byId,
    byName: nameOf(state, byId),
    armyIds: [...row.armyIds],
    parts: row.parts.map((part) => ({ ...part })),
    officerIds: [...row.officerIds],
    route: [...route],
    minutes,
    joinsBattle,
    passage,
    text,
    startAt,
    status,
    returnReason,
    refusal,
    orderId,
    at,
    closedAt,
    paperNumber: all && row.paperId !== null ? (state.papers[row.paperId]?.number ?? null) : null,
  }
}

/** Orders that wait, start later or came back: their author and the master (MB-INF-5). Those that started are in `orders`. */
export const pendingOrdersView: View<CampaignState> = {
  name: 'pendingOrders',
  reads: ['pendingOrders', 'people', 'papers'],
  rows(state, audience): ViewRows {
    const all = seesAll(audience)
    const shown = Object.values(state.pendingOrders).filter(
      (row) => row.status !== 'started' && (all || (audience.kind === 'person' && row.byId === audience.id)),
    )
    return Object.fromEntries(shown.map((row) => [row.id, pendingRow(state, row, all)]))
  },
}
