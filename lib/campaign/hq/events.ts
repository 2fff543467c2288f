import type { PoolId, Subject } from './tables'

export type Pools = Record<PoolId, number>
type ClosedOutcome = 'overcome' | 'failed' | 'accepted' | 'refused' | 'missed'

/**
 * Facts of HQ (hq reference, section 13). They carry all their views need: titles and characters' names beside ids.
 * `reason` is a master's and stays with master and audit.
 */
export type HqEvent =
  | { type: 'CardOpened'; card: string; kind: 'crisis' | 'prospect'; title: string; due: number | null; from: CardSource }
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
  | { type: 'AnnouncementLapsed' | 'AnnouncementFailed'; announcement: string; card: string; title: string }
  | { type: 'AnnouncementCancelled'; announcement: string; card: string; title: string; byName: string }

/** What brought a card: a round's schedule, the reserve, a master's hand, another card's effect. */
export type CardSource = 'schedule' | 'reserve' | 'hand' | 'effect'
