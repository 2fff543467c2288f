import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parsePack } from '@/lib/scenario/parse'
import type { Pack } from '@/lib/scenario/schema'
import { stateFromPack } from '@/lib/scenario/toState'

export const shipped = ['horizon-war', 'strezh-autumn'] as const

/** A shipped pack as it stands in its file. */
export const rawPack = (name: (typeof shipped)[number]): Record<string, unknown> =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../../scenarios/${name}.json`, import.meta.url)), 'utf8')) as Record<string, unknown>

export function shippedPack(name: (typeof shipped)[number]): Pack {
  const parsed = parsePack(rawPack(name))
  if (!parsed.ok) throw new Error(parsed.errors.map(({ path, reason }) => `${path}: ${reason}`).join('\n'))
  return parsed.pack
}

export const master = { player: 'Мастер', character: 'Мастер игры' }
export const start = (pack: Pack) => stateFromPack(pack, { rehearsal: false, master })
