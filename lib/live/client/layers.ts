import type { Changes, Snapshot } from '@/lib/live/protocol'
import type { ViewRows } from '@/lib/kernel/view'

/** What one audience's stream has told this screen so far. */
export interface Layer {
  audience: string
  /** Higher covers lower: wall 0, hq and state 1, person 2, master and audit 3. */
  layer: number
  boot: string
  /** Number of the last packet taken in. */
  n: number
  views: Record<string, ViewRows>
}
export type Layers = Readonly<Record<string, Layer>>

/** What taking in a packet came to. `views`: names of views that may look different now. */
export type Intake = { kind: 'applied'; layers: Layers; views: string[] } | { kind: 'old' } | { kind: 'gap' }

type Applied = Extract<Intake, { kind: 'applied' }>

function replaced(layers: Layers, kept: Layer[], snapshots: readonly Snapshot[]): Applied {
  const fresh = snapshots.map(({ audience, layer, boot, n, views }): Layer => ({ audience, layer, boot, n, views }))
  const gone = Object.values(layers).filter((layer) => !kept.includes(layer))
  const touched = new Set([...gone, ...fresh].flatMap((layer) => Object.keys(layer.views)))
  return { kind: 'applied', layers: Object.fromEntries([...kept, ...fresh].map((layer) => [layer.audience, layer])), views: [...touched] }
}

/** Replaces one audience's layer; layers of an earlier start of the server are void. */
export function applySnapshot(layers: Layers, snapshot: Snapshot): Applied {
  const kept = Object.values(layers).filter((layer) => layer.boot === snapshot.boot && layer.audience !== snapshot.audience)
  return replaced(layers, kept, [snapshot])
}

/** Replaces everything: an audience that this screen no longer hears is forgotten. */
export const applyAllSnapshots = (layers: Layers, snapshots: readonly Snapshot[]): Applied => replaced(layers, [], snapshots)

/** Adds the next packet of a stream. A packet that does not follow the last one is a gap: only a fresh snapshot helps. */
export function applyChanges(layers: Layers, changes: Changes): Intake {
  const layer = layers[changes.audience]
  if (!layer || layer.boot !== changes.boot) return { kind: 'gap' }
  if (changes.n <= layer.n) return { kind: 'old' }
  if (changes.n !== layer.n + 1) return { kind: 'gap' }
  const views = { ...layer.views }
  for (const [name, change] of Object.entries(changes.views)) {
    const rows = { ...views[name], ...change.set }
    for (const id of change.del) delete rows[id]
    views[name] = rows
  }
  const next = { ...layers, [layer.audience]: { ...layer, n: changes.n, views } }
  return { kind: 'applied', layers: next, views: Object.keys(changes.views) }
}

/** A view as this screen sees it: rows of higher layers cover those below; where a higher layer has none, the lower one shows. */
export function mergeView(layers: Layers, name: string): ViewRows {
  const stacked = Object.values(layers).sort((a, b) => a.layer - b.layer || (a.audience < b.audience ? -1 : 1))
  return Object.assign({}, ...stacked.map((layer) => layer.views[name] ?? {})) as ViewRows
}
