import { z } from 'zod'
import { RuleError } from '@/lib/kernel/errors'
import { id } from '../../columns'
import { command } from '../../feature'
import { setting } from '../../settings'
import type { CampaignState, RowIn } from '../../state'
import type { HqEvent } from '../events'
import { nameOf, nextPosition, requireMaster, requireNotEnded, type HqContext } from '../guards'
import { emitPools, movePool, poolsNow, poolValue } from '../pools'
import { poolIds } from '../tables'
import { heard } from '../watch'

type Donation = RowIn<'donations'>
const donateEnergy = z.strictObject({ amount: z.number() })
const donate = z.strictObject({ pool: z.enum(poolIds), amount: z.number() })
const one = z.strictObject({ donation: id })
const gift = z.strictObject({ from: z.string().trim().min(1).max(120), pool: z.enum(poolIds), amount: z.number() })

/** Players and volunteers give (HQ-RES-8). */
function requireGiver(draft: CampaignState, ctx: HqContext): void {
  const person = draft.people[ctx.by]
  if (!person || person.left || !person.roles.some((role) => role === 'participant' || role === 'volunteer')) throw new RuleError('E_ROLE')
}

/** A whole amount of a pool that may be given; БЧС never (HQ-RES-5), Resources only where the event says so (`donation.pools`). */
function requireGift(draft: CampaignState, pool: (typeof poolIds)[number], amount: number): Donation['pool'] {
  if (!Number.isSafeInteger(amount) || amount < 1) throw new RuleError('E_AMOUNT')
  if (pool === 'bchs') throw new RuleError('E_BCHS_SOURCE')
  if (!setting(draft, 'donation.pools').includes(pool)) throw new RuleError('E_AMOUNT')
  return pool
}

function add(draft: CampaignState, ctx: HqContext, given: Pick<Donation, 'byId' | 'giver' | 'pool' | 'amount'>): Donation {
  const donationId = ctx.id('gift')
  const position = nextPosition(draft.donations)
  draft.donations[donationId] = { id: donationId, ...given, state: 'declared', at: ctx.now, closedAt: null, position }
  ctx.answer({ donation: donationId })
  return draft.donations[donationId]
}

const facts = (draft: CampaignState, { id: donation, byId, giver, pool, amount }: Donation) => ({
  ...{ donation, by: byId, pool, amount },
  byName: nameOf(draft, byId) ?? giver,
})

/** The personal pool was charged: only now HQ's pool grows (HQ-RES-8). */
function confirm(draft: CampaignState, ctx: HqContext, donation: Donation): void {
  if (!Number.isSafeInteger(poolValue(draft, donation.pool) + donation.amount)) throw new RuleError('E_AMOUNT')
  const before = poolsNow(draft)
  donation.state = 'confirmed'
  donation.closedAt = ctx.now
  movePool(draft, donation.pool, donation.amount)
  ctx.emit({ type: 'DonationConfirmed', ...facts(draft, donation) })
  emitPools(draft, ctx, before)
}

function declare(draft: CampaignState, ctx: HqContext, pool: (typeof poolIds)[number], amount: number): void {
  requireGiver(draft, ctx)
  requireNotEnded(draft)
  const giver = nameOf(draft, ctx.by)!
  const donation = add(draft, ctx, { byId: ctx.by, giver, pool: requireGift(draft, pool, amount), amount })
  heard(draft, ctx, ctx.by)
  ctx.emit({ type: 'DonationDeclared', donation: donation.id, by: ctx.by, byName: giver, pool: donation.pool, amount })
  if (!setting(draft, 'donation.needsConfirm')) confirm(draft, ctx, donation)
}

function donationFor(draft: CampaignState, donationId: string): Donation {
  const donation = Object.hasOwn(draft.donations, donationId) ? draft.donations[donationId]! : null
  if (!donation) throw new RuleError('E_UNKNOWN', { what: 'donation' })
  return donation
}

function requireDeclared(donation: Donation): void {
  if (donation.state !== 'declared') throw new RuleError('E_DONATION_STATE')
}

function close(draft: CampaignState, ctx: HqContext, donation: Donation, state: 'rejected' | 'withdrawn'): void {
  requireDeclared(donation)
  donation.state = state
  donation.closedAt = ctx.now
  ctx.emit({ type: state === 'rejected' ? 'DonationRejected' : 'DonationWithdrawn', ...facts(draft, donation) })
}

export const givingCommands = {
  'hq.donateEnergy': command<typeof donateEnergy, HqEvent>({
    schema: donateEnergy,
    who: ['participant', 'volunteer'],
    handler: (draft, { amount }, ctx) => declare(draft, ctx, 'energy', amount),
  }),
  /** The generic form; БЧС cannot be given (HQ-RES-5). */
  'hq.donate': command<typeof donate, HqEvent>({
    schema: donate,
    who: ['participant', 'volunteer'],
    handler: (draft, { pool, amount }, ctx) => declare(draft, ctx, pool, amount),
  }),
  'hq.confirmDonation': command<typeof one, HqEvent>({
    schema: one,
    who: ['master'],
    handler(draft, data, ctx) {
      const donation = donationFor(draft, data.donation)
      requireMaster(ctx)
      requireNotEnded(draft)
      requireDeclared(donation)
      confirm(draft, ctx, donation)
    },
  }),
  'hq.rejectDonation': command<typeof one, HqEvent>({
    schema: one,
    who: ['master'],
    handler(draft, data, ctx) {
      const donation = donationFor(draft, data.donation)
      requireMaster(ctx)
      requireNotEnded(draft)
      close(draft, ctx, donation, 'rejected')
    },
  }),
  'hq.withdrawDonation': command<typeof one, HqEvent>({
    schema: one,
    who: ['participant', 'volunteer'],
    handler(draft, data, ctx) {
      const donation = donationFor(draft, data.donation)
      if (donation.byId === null || donation.byId !== ctx.by) throw new RuleError('E_ROLE')
      requireNotEnded(draft)
      close(draft, ctx, donation, 'withdrawn')
    },
  }),
  /** In one step from somebody who is not in the system (EP-32). */
  'hq.recordGift': command<typeof gift, HqEvent>({
    schema: gift,
    who: ['master'],
    handler(draft, { from, pool, amount }, ctx) {
      requireMaster(ctx)
      requireNotEnded(draft)
      confirm(draft, ctx, add(draft, ctx, { byId: null, giver: from, pool: requireGift(draft, pool, amount), amount }))
    },
  }),
}
