import { setting } from '../settings'
import { inOrder, type RowIn } from '../state'
import { nameOf } from './guards'
import { byId, isHq, isPublic, view } from './view'
import type { HqViewRows } from './viewRows'

const donations = view('donations', ['donations', 'people'], (state, reader): Record<string, HqViewRows['donations']> => {
  const all = inOrder(state.donations)
  const own = typeof reader === 'object' ? all.filter((row) => row.byId === reader.person) : reader === 'master' ? all : []
  return Object.fromEntries(
    own.map(({ id, giver, position, ...row }, place) => [
      id,
      // To the giver his own count: the place among all would tell how many gave.
      { ...row, byName: nameOf(state, row.byId) ?? giver, position: reader === 'master' ? position : place },
    ]),
  )
})

const donationTotals = view('donationTotals', ['donations', 'settings'], (state, reader): Record<string, HqViewRows['donationTotals']> => {
  if (!isPublic(reader)) return {}
  const sum = (pool: RowIn<'donations'>['pool']): number =>
    Object.values(state.donations).reduce((all, row) => (row.pool === pool && row.state === 'confirmed' ? all + row.amount : all), 0)
  return { energy: { amount: sum('energy') }, resources: { amount: sum('resources') } }
})

const acquisitions = view('acquisitions', ['acquisitions'], (state, reader) =>
  isHq(reader) ? byId(inOrder(state.acquisitions), ({ id: _id, ...row }) => row) : {},
)

const exchanges = view('exchanges', ['exchanges'], (state, reader) =>
  reader === 'master' ? byId(inOrder(state.exchanges), ({ id: _id, ...row }) => row) : {},
)

const rates = view('rates', ['settings'], (state, reader) =>
  isHq(reader) ? Object.fromEntries(Object.entries(setting(state, 'rates')).map(([currency, units]) => [currency, { units }])) : {},
)

export const supplyViews = [donations, donationTotals, acquisitions, exchanges, rates]
