import type { CardFault } from '@/lib/scenario/cards/sheet'
import type { Answer } from '@/lib/live/protocol'

interface Named {
  id: string
  title: string
}
/** What a file would do to the deck (`POST /cards`). */
export interface DryRun {
  stamp: string
  rows: number
  same: number
  faults: CardFault[]
  added: Named[]
  changed: Named[]
}

const address = (slug: string): string => `/api/campaigns/${encodeURIComponent(slug)}/cards`
export const exportAddress = (slug: string, format: string): string => `${address(slug)}?format=${format}`

/** Tries a file on the deck; nothing is changed. A string is the code of a refusal. */
export async function tryImport(slug: string, file: File): Promise<DryRun | string> {
  const answer = await fetch(address(slug), { method: 'POST', body: file })
  const body = (await answer.json()) as DryRun & { error?: string }
  return answer.ok ? body : (body.error ?? 'unavailable')
}

/** Does what was tried. `stale`: the deck has changed since, and what it would be now. */
export async function applyImport(slug: string, file: File, stamp: string): Promise<{ answer: Answer } | { stale: DryRun }> {
  const query = new URLSearchParams({ stamp, id: crypto.randomUUID() })
  const response = await fetch(`${address(slug)}?${query.toString()}`, { method: 'POST', body: file })
  const body = (await response.json()) as Answer & DryRun
  return response.status === 409 ? { stale: body } : { answer: body }
}
