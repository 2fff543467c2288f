import type { PoolId, StrikeChoice, Subject } from './tables'

export type Pools = Record<PoolId, number>
type ClosedOutcome = 'overcome' | 'failed' | 'accepted' | 'refused' | 'missed'

/**
 * Facts of HQ (hq reference, section 13). They carry all their views need: titles and characters' names beside ids.
 * `reason` is a master's and stays with master and audit.
 */
export type HqEvent =
  | { type: 'CardOpened'; card: string; kind: 'crisis' | 'prospect'; title: string; due: number | null; from: CardSource }
  /** The deck was edited: nothing that HQ may know of (HQ-VIS-1). */
  | { type: 'DeckCardSaved'; card: string; title: string; isNew: boolean }
  | { type: 'DeckCardDeleted'; card: string; title: string }
  | { type: 'DeckImported'; added: number; changed: number }
  | { type: 'CardWithdrawn'; card: string; title: string; reason: string }
  | { type: 'DeadlineSet'; card: string; title: string; due: number | null; reason: string }
  | { type: 'RequirementMarked'; card: string; title: string; way: string }
  | {
      type: 'CardDecided'
      card: string
      title: string
      outcome: 'overcome' | 'accepted' | 'refused'
      way: string
      wayText: string
      by: string
      byName: string
      spokenBy: string[]
    }
  | { type: 'CardFailed'; card: string; title: string; text: string }
  | { type: 'CardMissed'; card: string; title: string }
  | { type: 'CardAggravated'; card: string; title: string; byName: string | null; due: number | null }
  | { type: 'DecisionReversed'; card: string; title: string; reason: string }
  /** The end of the event was taken back, and with it the closing of the card. */
  | { type: 'CardReopened'; card: string; title: string }
  | { type: 'PoolsChanged'; before: Pools; after: Pools }
  | { type: 'PoolAdjusted'; pool: PoolId; delta: number; before: number; after: number; reason: string }
  | { type: 'ConsequenceRecorded'; consequence: string; card: string; title: string; outcome: ClosedOutcome; text: string }
  | { type: 'AidGranted'; aid: 'cp' | 'reroll' | 'plus1'; n: number; stock: number }
  | { type: 'CpLimitRaised'; map: string; limit: number }
  | { type: 'CampChanged'; defence: number; support: number }
  | { type: 'FunctionGained'; id: string; aid: 'cp' | 'reroll' | 'plus1'; n: number }
  | { type: 'PresenceChanged'; person: string; name: string; present: boolean }
  | { type: 'TurnStarted'; map: string; name: string; hostId: string | null; n: number }
  | { type: 'TurnWithoutCard'; map: string; name: string; n: number }
  | {
      type: 'Announced'
      announcement: string
      subject: Subject
      title: string
      wayText: string
      by: string
      byName: string
      quorum: number
      ends: number
    }
  | { type: 'WordSaid'; announcement: string; person: string; name: string; words: number; quorum: number }
  | { type: 'AnnouncementLapsed' | 'AnnouncementFailed'; announcement: string; card: string | null; title: string }
  | { type: 'AnnouncementCancelled'; announcement: string; card: string | null; title: string; byName: string }
  /** A closed card got another outcome (EP-33). */
  | { type: 'OutcomeChanged'; card: string; title: string; from: ClosedOutcome; to: ClosedOutcome; reason: string }
  /** A card will open by itself at that moment (EP-21); null: no longer. */
  | { type: 'OpeningPlanned'; card: string; title: string; at: number | null }
  | DonationEvent
  | { type: 'Exchanged'; dir: 'in' | 'out'; currency: string; n: number; units: number }
  | { type: 'Acquired'; text: string; n: number }
  | DispatchEvent
  | { type: 'AidAllotted'; aid: 'cp' | 'reroll' | 'plus1'; target: string; targetName: string; byName: string; stock: number }
  | { type: 'MapFinished'; map: string; name: string; winner: string | null }
  | { type: 'StakesSet'; map: string; name: string; stakes: Record<string, number>; reason: string }
  | { type: 'StrikeAvailable'; side: string }
  | { type: 'StrikeVoid' }
  | { type: 'StrikeUsed'; side: string; map: string; name: string; choice: StrikeChoice }
  | { type: 'RoadsSet'; roads: 'none' | 'filtering' | 'blockade'; side: string | null }
  /** Ten silent minutes, and the answer (EP-30). */
  | { type: 'WatchAsked'; person: string; name: string }
  | { type: 'WatchAnswered'; person: string; name: string }
  | { type: 'PromiseNoted' | 'PromiseChanged'; promise: string; text: string; owner: string; state: 'open' | 'kept' | 'broken' }

type DonationEvent =
  | { type: 'DonationDeclared'; donation: string; by: string; byName: string; pool: PoolId; amount: number }
  | {
      type: 'DonationConfirmed' | 'DonationRejected' | 'DonationWithdrawn'
      donation: string
      /** Null: a guest who is not in the system (EP-32). */
      by: string | null
      byName: string
      pool: PoolId
      amount: number
    }

type DispatchEvent = {
  type: 'DispatchSent' | 'DispatchTaken' | 'DispatchDelivered' | 'DispatchDelayed' | 'DispatchLost'
  dispatch: string
  way: 'toHq' | 'fromHq'
  map: string
  name: string
  /** Who wrote it. */
  by: string
  byName: string
}

/** What brought a card: a round's schedule, the reserve, a master's hand, another card's effect. */
export type CardSource = 'schedule' | 'reserve' | 'hand' | 'effect'
