import type { Context } from '@/lib/kernel/command'
import { RuleError } from '@/lib/kernel/errors'
import type { CampaignState, Card, Person, RowIn } from '../state'
import type { HqEvent } from './events'

/**
 * The checks that HQ's commands share. Each handler calls them in the order of section 13: what exists, role, clock, presence,
 * state of the card, version; then its own.
 */
export type HqContext = Context<HqEvent>

/** Volunteers by role; a master in the room is none unless he holds that role too (HQ-ROL-3). */
export const isVolunteer = (person: Person | undefined): boolean => !!person && !person.left && person.roles.includes('volunteer')

/** Only those count and speak (HQ-ROL-2). */
export const isPresentVolunteer = (person: Person | undefined): boolean => isVolunteer(person) && person!.present

export const presentVolunteers = (state: Pick<CampaignState, 'people'>): Person[] => Object.values(state.people).filter(isPresentVolunteer)

export const nameOf = (state: Pick<CampaignState, 'people'>, personId: string | null): string | null =>
  personId === null ? null : (state.people[personId]?.character ?? null)

/** The card, which for everybody but the master does not exist while it is hidden (HQ-VIS-1). */
export function cardFor(state: CampaignState, cardId: string, ctx: HqContext): Card {
  const card = Object.hasOwn(state.cards, cardId) ? state.cards[cardId]! : null
  if (!card || (card.state === 'hidden' && !ctx.master)) throw new RuleError('E_UNKNOWN', { what: 'card' })
  return card
}

export function tableFor(state: CampaignState, tableId: string): RowIn<'gameTables'> {
  const table = Object.hasOwn(state.gameTables, tableId) ? state.gameTables[tableId]! : null
  if (!table) throw new RuleError('E_UNKNOWN', { what: 'table' })
  return table
}

/** The host of the table, or the master, who stands in for any (HQ-TRG-1). */
export function requireHost(state: CampaignState, table: RowIn<'gameTables'>, ctx: HqContext): void {
  if (ctx.master) return
  if (table.hostId !== ctx.by || !state.people[ctx.by]?.roles.includes('host')) throw new RuleError('E_ROLE')
}

/** The next place at the end of an order. */
export const nextPosition = (rows: Record<string, { position: number }>): number =>
  1 + Math.max(0, ...Object.values(rows).map((row) => row.position))

export function announcementFor(state: CampaignState, announcementId: string): RowIn<'announcements'> {
  const announcement = Object.hasOwn(state.announcements, announcementId) ? state.announcements[announcementId]! : null
  if (!announcement) throw new RuleError('E_UNKNOWN', { what: 'announcement' })
  return announcement
}

export function requireMaster(ctx: HqContext): void {
  if (!ctx.master) throw new RuleError('E_ROLE')
}

export function requireVolunteer(state: CampaignState, ctx: HqContext): void {
  if (!isVolunteer(state.people[ctx.by])) throw new RuleError('E_ROLE')
}

/** Play commands need a running clock (E_CLOCK). */
export function requireRunning(state: CampaignState): void {
  if (state.clock.clock?.status !== 'running') throw new RuleError('E_CLOCK')
}

/** The word, help, and the winner's intervention go on in the finale, when play is over (EP-34). */
export function requirePlayOrFinale(state: CampaignState): void {
  const status = state.clock.clock?.status
  if (status !== 'running' && status !== 'finale') throw new RuleError('E_CLOCK')
}

export const inFinale = (state: Pick<CampaignState, 'clock'>): boolean => state.clock.clock?.status === 'finale'

/** Bookkeeping works until the event has ended (E_CLOCK). */
export function requireNotEnded(state: CampaignState): void {
  if (state.clock.clock?.status === 'ended') throw new RuleError('E_CLOCK')
}

export function requirePresent(state: CampaignState, ctx: HqContext): void {
  if (!isPresentVolunteer(state.people[ctx.by])) throw new RuleError('E_NOT_PRESENT')
}

/** The card is open; whoever lost a race learns who decided (AMB-H29). */
export function requireOpen(state: CampaignState, card: Card): void {
  switch (card.state) {
    case 'open':
      return
    case 'overcome':
    case 'accepted':
    case 'refused':
      throw new RuleError('E_ALREADY_DECIDED', { by: nameOf(state, card.decidedById) ?? '' })
    case 'failed':
    case 'missed':
      throw new RuleError('E_DEADLINE')
    case 'withdrawn':
    case 'hidden':
      throw new RuleError('E_CARD_STATE')
  }
}

export function requireVersion(card: Card, expected: number | undefined): void {
  if (expected !== undefined && expected !== card.version) throw new RuleError('E_STALE', { version: card.version })
}

/** A master's correction has a stated reason (HQ-AUD-3). */
export function requireReason(reason: string | undefined): string {
  const stated = reason?.trim() ?? ''
  if (stated === '') throw new RuleError('E_REASON')
  return stated
}
