import type { z } from 'zod'
import type { Context } from '@/lib/kernel/command'
import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import { id } from '../columns'
import type { CampaignState } from '../state'

/** To whom what somebody leaves behind goes (EP-11); each may be left out. */
export const passingOn = {
  /** His armies; null or absent: the master commands them. */
  armiesTo: id.nullish(),
  /** Cards of HQ that were given to him alone; null or absent: nobody's in particular. */
  cardsTo: id.nullish(),
  /** Notices he has not read; null or absent: they stay, and the master tells them by voice. */
  noticesTo: id.nullish(),
  /** Letters under way to him; null or absent: they stay his. */
  lettersTo: id.nullish(),
  /** Tables he hosts; null or absent: they have no host. */
  tablesTo: id.nullish(),
}
type Heirs = { [Key in keyof typeof passingOn]?: z.infer<(typeof passingOn)[Key]> }

/** Who takes something over must be there, and not the one who leaves. */
function checkHeirs(state: CampaignState, leaverId: string, to: Heirs): void {
  for (const heirId of Object.values({ ...to })) {
    if (heirId === null || heirId === undefined) continue
    const heir = find(state.people, heirId)
    if (!heir || heirId === leaverId) throw new RuleError('E_UNKNOWN', { what: 'person' })
    if (heir.left) throw new RuleError('E_LEFT')
  }
  if (to.armiesTo && !find(state.officers, to.armiesTo)) throw new RuleError('E_UNKNOWN', { what: 'officer' })
}

/** What was passed on, for the record of the event. */
export interface PassedOn {
  armyIds: string[]
  cardIds: string[]
  notices: number
  letters: number
}

/**
 * Hands over what somebody leaves behind: armies he commands, his right to order others, cards, unread notices, letters under way to
 * him and tables. Throws `E_UNKNOWN`, `E_LEFT` when an heir cannot take it.
 */
export function passOn(draft: CampaignState, leaverId: string, data: Heirs): PassedOn {
  const { armiesTo, cardsTo, noticesTo, lettersTo, tablesTo } = data
  checkHeirs(draft, leaverId, { armiesTo, cardsTo, noticesTo, lettersTo, tablesTo })
  const armies = Object.values(draft.armies).filter((army) => army.generalId === leaverId)
  for (const army of armies) army.generalId = armiesTo ?? null
  for (const army of Object.values(draft.armies)) {
    if (army.authorised.includes(leaverId)) army.authorised = army.authorised.filter((personId) => personId !== leaverId)
  }
  const cards = Object.values(draft.cards).filter(
    (card) => card.assigneeId === leaverId && (card.state === 'open' || card.state === 'hidden'),
  )
  for (const card of cards) card.assigneeId = cardsTo ?? null
  const unread = noticesTo ? Object.values(draft.notices).filter((notice) => notice.personId === leaverId && notice.readAt === null) : []
  for (const notice of unread) Object.assign(notice, { personId: noticesTo, deliveredAt: null })
  const letters = lettersTo ? lettersTowards(draft, leaverId) : []
  for (const letter of letters) letter.addresseeId = lettersTo!
  for (const table of Object.values(draft.gameTables)) if (table.hostId === leaverId) table.hostId = tablesTo ?? null
  for (const claim of Object.values(draft.claims)) if (claim.byId === leaverId) delete draft.claims[claim.id]
  return {
    armyIds: armies.map((army) => army.id),
    cardIds: cards.map((card) => card.id),
    notices: unread.length,
    letters: letters.length,
  }
}

/** Letters that have not reached him yet. */
const lettersTowards = (draft: CampaignState, personId: string) =>
  Object.values(draft.letters).filter(
    (letter) => letter.addresseeId === personId && (letter.state === 'written' || letter.state === 'carried'),
  )

/** A rider who leaves the event rides no further: his figure stands where it was. */
export function dismount(draft: CampaignState, personId: string, ctx: Pick<Context<never>, 'now'>): void {
  const march = Object.values(draft.marches).find((row) => row.officerId === personId)
  if (!march) return
  const officer = draft.officers[personId]
  if (officer && ctx.now < march.startAt + march.durationMs / 2) officer.sectorId = march.fromId
  delete draft.marches[march.id]
}
