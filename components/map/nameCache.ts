import type { NamePlace } from './layout'
import type { Fit } from './mapModel'

const known = new WeakMap<Fit, Map<number, NamePlace[]>>()

/**
 * Names of a zoom level, laid out once: they depend on map and window, which the fit stands for, and not on flags. Going back to a
 * level then costs nothing.
 */
export function namesAt(fit: Fit, level: number, lay: () => NamePlace[]): NamePlace[] {
  const levels = known.get(fit) ?? new Map<number, NamePlace[]>()
  known.set(fit, levels)
  const names = levels.get(level) ?? lay()
  levels.set(level, names)
  return names
}
