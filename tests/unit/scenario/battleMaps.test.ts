import { describe, expect, it } from 'vitest'
import { battlefields } from '@/lib/maps/battlefields'
import { boundsOf } from '@/lib/maps/drawing'
import { parsePack } from '@/lib/scenario/parse'
import { rawPack, shippedPack, start } from './packs'

const name = 'strezh-autumn'
const pack = shippedPack(name)

describe('tactical maps of the shipped scenario', () => {
  it('are the six ready ones', () => {
    expect(pack.battleMaps).toEqual(
      battlefields.map(({ sides: _, title, about, ...drawing }) => ({ ...drawing, name: title.ru, about: about.ru })),
    )
  })

  it('MB-CON-1, MB-DEP-2: every territory has one, with bounds towards every neighbour', () => {
    const maps = new Map(pack.battleMaps.map((map) => [map.id, map]))
    for (const sector of pack.sectors) {
      const map = maps.get(sector.battleMap!)!
      for (const side of Object.values(sector.neighbours)) {
        expect([sector.id, side, boundsOf(map, side).march.length > 0]).toEqual([sector.id, side, true])
      }
    }
    expect(new Set(pack.sectors.map(({ battleMap }) => battleMap)).size).toBe(6)
  })

  it('come into the campaign with their sectors', () => {
    const state = start(pack)
    expect(state.sectorMaps['chernaya-top']).toEqual({ id: 'chernaya-top', battleMapId: 'marshes' })
    expect(state.battleMaps.marshes).toMatchObject({ name: 'Топи', revision: 'scenario', authorId: null })
  })
})

describe('faults of tactical maps are named with their place', () => {
  type Raw = { sectors: { id: string; battleMap?: string }[]; battleMaps: { id: string; rows: string[]; bounds: string[] }[] }
  function faults(change: (raw: Raw) => void): string[] {
    const raw = structuredClone(rawPack(name)) as unknown as Raw
    change(raw)
    const parsed = parsePack(raw)
    return parsed.ok ? [] : parsed.errors.map(({ path, reason }) => `${path}: ${reason}`)
  }

  it('a sector whose map does not exist', () => {
    expect(faults(({ sectors }) => (sectors[0]!.battleMap = 'nowhere'))).toEqual([
      'sectors[0].battleMap: нет карты сражения с id «nowhere»',
    ])
  })

  it('a map that cannot be read', () => {
    expect(faults(({ battleMaps }) => (battleMaps[1]!.rows[2] = '...x............'))).toEqual([
      'battleMaps[1]: Клетка D3: такой местности нет.',
    ])
  })

  it('a map of a sector without narrow bounds; kept where no sector has it', () => {
    const flatten = ({ battleMaps }: Raw) => (battleMaps[2]!.bounds = battleMaps[2]!.bounds.map((row) => row.replaceAll('W', 'w')))
    expect(faults(flatten)).toEqual(['battleMaps[2]: С запада нет узких границ — где встаёт армия на марше.'])
    expect(
      faults((raw) => {
        flatten(raw)
        for (const sector of raw.sectors) delete sector.battleMap
      }),
    ).toEqual([])
  })
})
