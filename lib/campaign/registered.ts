import type { registry } from './registry'

type Registry = typeof registry
let all: Registry | null = null

/**
 * What the registry holds, for features whose commands speak of all others (undo, timeline, dice answers). The registry imports the
 * features, so they cannot import it: it gives itself to this module when it is made.
 */
export function registered(): Registry {
  if (!all) throw new Error('lib/campaign/registry has not been loaded')
  return all
}

export function register(registry: Registry): void {
  all = registry
}
