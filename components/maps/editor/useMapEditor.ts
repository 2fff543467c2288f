'use client'
import { useEffect, useReducer, useState } from 'react'
import { useGive } from '@/components/command/useGive'
import { blank } from '@/lib/maps/edits'
import { sameJson } from '@/lib/kernel/json'
import type { LiveRow } from '@/lib/live/client/hooks'
import { keepDraft, loadDraft, type MapDocument } from './drafts'
import { edit, editingOf } from './history'

/** What is saved and what the edit began with. */
interface Base {
  document: MapDocument | null
  revision: string | null
  /** Revisions that are this edit's own past: they are no news. */
  known: readonly string[]
}

const documentOf = ({ name, about, rows, roads, narrow, gateOwners, bounds }: LiveRow<'battleMaps'>): MapDocument => ({
  name,
  about,
  drawing: { rows, roads, narrow, gateOwners, bounds },
})
const baseOf = (row: LiveRow<'battleMaps'> | null, revision = row?.revision ?? null): Base => ({
  document: row && documentOf(row),
  revision,
  known: revision === null ? [] : [revision],
})

/**
 * A map being edited: its history, the draft that this browser keeps of it (so that nothing is lost by a closed page), and what another
 * master did to it meanwhile (EP-8).
 */
export function useMapEditor(slug: string, mapId: string | null, row: LiveRow<'battleMaps'> | null, freshName: string) {
  const { give, busy } = useGive()
  const [start] = useState(() => {
    const draft = loadDraft(slug, mapId)
    const saved = row ? documentOf(row) : { name: freshName, about: '', drawing: blank(20, 14) }
    const isOther = draft !== null && !sameJson({ name: draft.name, about: draft.about, drawing: draft.drawing }, saved)
    return { draft: isOther ? draft : null, saved }
  })
  const [editing, act] = useReducer(edit, start.draft ?? start.saved, ({ name, about, drawing }) => editingOf({ name, about, drawing }))
  const [base, setBase] = useState<Base>(() => (start.draft ? baseOf(row, start.draft.revision) : baseOf(row)))
  const [restored, setRestored] = useState(start.draft !== null)
  const [kept, setKept] = useState(true)
  const { document } = editing
  const dirty = !sameJson(document, base.document ?? start.saved)
  const { revision } = base
  useEffect(() => {
    const keep = () => setKept(keepDraft(slug, mapId, dirty ? { ...document, revision } : null))
    const timer = setTimeout(keep, 200)
    window.addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', keep)
    }
  }, [slug, mapId, document, dirty, revision])
  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [dirty])
  const gone = mapId !== null && row === null
  const changed = row !== null && row.revision !== base.revision && !base.known.includes(row.revision)
  const open = (next: MapDocument, from: Base) => {
    act({ type: 'open', document: next })
    setBase(from)
    setRestored(false)
  }
  const saveAs = async (id: string | null, done: string): Promise<string | null> => {
    const { name, about, drawing } = document
    const data = { map: id, revision: id === null ? null : base.revision, name: name.trim(), about: about.trim(), ...drawing }
    const answer = await give('battleMap.save', data, { done })
    if (!answer.ok) {
      // Whatever stands there now is news to this edit.
      if (answer.kind === 'rule' && answer.code === 'E_BATTLE_MAP_CHANGED') setBase((now) => ({ ...now, known: [] }))
      return null
    }
    const saved = answer.result as { map: string; revision: string }
    setRestored(false)
    if (id !== null) {
      act({ type: 'name', value: data.name })
      act({ type: 'about', value: data.about })
      setBase({
        document: { name: data.name, about: data.about, drawing },
        revision: saved.revision,
        known: [...base.known, saved.revision],
      })
    } else keepDraft(slug, mapId, null)
    return saved.map
  }
  return {
    ...{ act, editing, document, dirty, busy, restored, kept, gone, changed },
    save: (done: string) => saveAs(gone ? null : mapId, done),
    saveCopy: (done: string) => saveAs(null, done),
    /** Drops the edit for what is saved now. */
    takeSaved: () => open(row ? documentOf(row) : start.saved, baseOf(row)),
    /** Goes on with this edit; the next save replaces what the other master saved. */
    keepMine: () => setBase(baseOf(row)),
    /** The map is gone by one's own hand: nothing of it is kept. */
    forget: () => {
      setBase((now) => ({ ...now, document }))
      keepDraft(slug, mapId, null)
    },
    dismissRestored: () => setRestored(false),
  }
}
export type MapEditing = ReturnType<typeof useMapEditor>
