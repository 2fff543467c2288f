import { RuleError } from '@/lib/kernel/errors'
import { setting } from '../settings'
import type { CampaignState, Card } from '../state'
import { aggravateCard, requireAggravation } from './aggravation'
import { allot, requireAllottable, requireTargets } from './aids'
import { costNow, wayOf, type Way } from './cardTerms'
import { decideCard } from './closing'
import { cardFor, requireOpen, tableFor, type HqContext } from './guards'
import { requireStrike, requireStrikeBy, strike } from './strike'
import type { AidFor, Cost, Subject } from './tables'

/** What the word is about to decide. */
export interface Matter {
  /** The card it is about; null: help or the winner's intervention. */
  card: Card | null
  /** Checks 5 to 8 of section 13: state of the card, mode, help, intervention. Throws. */
  require(): void
  /** What it costs now, aggravation included (HQ-DEC-10). */
  cost(): Cost
  /** Carries it out; `words`: who said the word. */
  take(by: string, words: readonly string[]): void
}

/** The way of a collective card that may be taken now. */
function requireWay(card: Card, wayId: string): Way {
  if (card.decision !== 'collective') throw new RuleError('E_MODE')
  const way = wayOf(card, wayId)
  if (!way) throw new RuleError('E_WAY')
  if (way.requirement && !way.requirement.fulfilled) throw new RuleError('E_REQUIREMENT', { text: way.requirement.text })
  return way
}

function aboutWay(draft: CampaignState, ctx: HqContext, card: Card, wayId: string): Matter {
  return {
    card,
    require() {
      requireOpen(draft, card)
      requireWay(card, wayId)
    },
    cost: () => costNow(card, requireWay(card, wayId)),
    take: (by, words) => decideCard(draft, ctx, card, requireWay(card, wayId), by, words),
  }
}

/** Aggravating on purpose is decided as the card is decided (HQ-CRI-8); what a condition brings about is the master's. */
function aboutAggravating(draft: CampaignState, ctx: HqContext, card: Card): Matter {
  return {
    card,
    require() {
      requireOpen(draft, card)
      if (card.decision !== 'collective' || card.aggravation?.kind === 'condition') throw new RuleError('E_MODE')
      requireAggravation(card)
    },
    cost: () => card.aggravation?.cost ?? {},
    take: (by) => aggravateCard(draft, ctx, card, by),
  }
}

/** Whether this kind of help is shared out by the word in this event (HQ-BAT-4, HQ-BAT-5). */
const byWord = (draft: CampaignState, { aid }: AidFor): boolean =>
  setting(draft, aid === 'cp' ? 'cpRaise.decision' : 'survival.aidDecision') === 'collective'

function aboutAids(draft: CampaignState, ctx: HqContext, list: readonly AidFor[]): Matter {
  requireTargets(draft, list)
  return {
    card: null,
    require() {
      if (list.some((each) => !byWord(draft, each)) || (list.length > 1 && !setting(draft, 'word.batch'))) throw new RuleError('E_MODE')
      requireAllottable(draft, list)
    },
    cost: () => ({}),
    take: (by, words) => list.forEach((each) => allot(draft, ctx, each, by, words)),
  }
}

/** What the subject is about. Refuses what does not exist for who asks (`E_UNKNOWN`). */
export function matterOf(draft: CampaignState, ctx: HqContext, subject: Subject): Matter {
  switch (subject.s) {
    case 'card':
      return aboutWay(draft, ctx, cardFor(draft, subject.cardId, ctx), subject.wayId)
    case 'aggravate':
      return aboutAggravating(draft, ctx, cardFor(draft, subject.cardId, ctx))
    case 'aid':
      return aboutAids(draft, ctx, [{ aid: subject.aid, target: subject.target }])
    case 'aids':
      return aboutAids(draft, ctx, subject.list)
    case 'strike': {
      tableFor(draft, subject.map)
      return {
        card: null,
        require() {
          requireStrikeBy(draft, 'hq')
          requireStrike(draft, subject.map, subject.choice)
        },
        cost: () => ({}),
        take: () => strike(draft, ctx, subject.map, subject.choice),
      }
    }
  }
}
