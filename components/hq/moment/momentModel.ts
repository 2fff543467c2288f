import type { VisibleEvent } from '@/lib/campaign/feature'

/** What a moment is about: how it looks and sounds. */
export type MomentKind = 'word' | 'decided' | 'failed' | 'aggravated' | 'help' | 'strike'

/** A decision that all screens of HQ feel. */
export interface Moment {
  kind: MomentKind
  /** The card, the ship or the table. */
  title: string
  /** What was chosen, or what came true; '' where nothing is to be added. */
  text: string
  /** Who decided, by name; who said the word, by id. */
  byName: string
  spokenBy: string[]
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const ids = (value: unknown): string[] => (Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [])

function momentOf(event: VisibleEvent): Moment | null {
  const about = { title: text(event.title), byName: text(event.byName), spokenBy: ids(event.spokenBy) }
  switch (event.type) {
    case 'CardDecided':
      return { ...about, kind: about.spokenBy.length > 0 ? 'word' : 'decided', text: text(event.wayText) }
    case 'CardFailed':
      return { ...about, kind: 'failed', text: text(event.text) }
    case 'CardAggravated':
      return { ...about, kind: 'aggravated', text: '' }
    case 'AidAllotted':
      return { ...about, kind: 'help', title: text(event.targetName), text: text(event.aid) }
    case 'StrikeUsed':
      return { ...about, kind: 'strike', title: text(event.name), text: '' }
    default:
      return null
  }
}

/** Of several in one packet the strongest is shown: what was lost does not drown the word that was just said. */
const strength: readonly MomentKind[] = ['help', 'decided', 'aggravated', 'failed', 'strike', 'word']

/** The moment of a packet of HQ's stream, or null. */
export function strongestMoment(events: readonly VisibleEvent[]): Moment | null {
  const moments = events.flatMap((event) => momentOf(event) ?? [])
  return moments.reduce<Moment | null>(
    (best, each) => (best && strength.indexOf(best.kind) >= strength.indexOf(each.kind) ? best : each),
    null,
  )
}
