import type { OpenCard } from './urgency'

/** What a volunteer is about to do and is asked about once more. */
export type Choice = { kind: 'way'; card: OpenCard; wayId: string } | { kind: 'aggravate'; card: OpenCard }
