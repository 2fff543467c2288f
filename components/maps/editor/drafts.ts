import { z } from 'zod'
import { drawingSchema, shapeFault } from '@/lib/maps/drawing'

/** What is edited: the drawing with its name. */
export const documentSchema = z.strictObject({ name: z.string(), about: z.string(), drawing: drawingSchema })
export type MapDocument = z.infer<typeof documentSchema>

const draftSchema = documentSchema.extend({ revision: z.string().nullable() })
/** An unsaved edit that this browser keeps; `revision`: of the saved map it began with. */
export type Draft = z.infer<typeof draftSchema>

const keyOf = (slug: string, mapId: string | null): string => `stavka.map.${slug}.${mapId ?? 'new'}`

/** The unsaved edit of a map in this browser; null: there is none that can be read. */
export function loadDraft(slug: string, mapId: string | null): Draft | null {
  try {
    const parsed = draftSchema.safeParse(JSON.parse(window.localStorage.getItem(keyOf(slug, mapId)) ?? 'null'))
    return parsed.success && shapeFault(parsed.data.drawing) === null ? parsed.data : null
  } catch {
    return null
  }
}

/** Keeps an unsaved edit; null takes it away. False when this browser keeps nothing. */
export function keepDraft(slug: string, mapId: string | null, draft: Draft | null): boolean {
  try {
    if (draft === null) window.localStorage.removeItem(keyOf(slug, mapId))
    else window.localStorage.setItem(keyOf(slug, mapId), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}
