import { parsePack } from '@/lib/scenario/parse'
import type { Pack } from '@/lib/scenario/schema'

const COLUMNS = 10
const ROWS = 6
const STATES = 4
const sectorId = (column: number, row: number) => `s${column}-${row}`

/** A world of the size of a large event: 60 sectors, 4 states, 80 armies of 5 units, 8 generals, HQ with deep pools. */
export function benchPack(): Pack {
  const parsed = parsePack({
    schemaVersion: 1,
    title: 'Bench',
    zone: 'Europe/Moscow',
    startsAt: '10:00',
    preset: 'reference',
    states: Array.from({ length: STATES }, (_, index) => ({
      id: `st${index}`,
      name: `State ${index}`,
      short: `S${index}`,
      colour: `#${index + 3}0808${index + 2}`,
    })),
    sectors: Array.from({ length: COLUMNS * ROWS }, (_, index) => sector(index % COLUMNS, Math.floor(index / COLUMNS))),
    people: [
      ...Array.from({ length: 8 }, (_, index) => ({
        id: `g${index}`,
        player: `Player ${index}`,
        character: `General ${index}`,
        state: `st${index % STATES}`,
        roles: ['officer'],
        officer: { rank: 'general', seniority: index, sector: sectorId(index, 0) },
      })),
      { id: 'v1', player: 'Volunteer', character: 'Volunteer', roles: ['volunteer'] },
    ],
    armies: Array.from({ length: 80 }, (_, index) => ({
      id: `a${index}`,
      name: `Army ${index}`,
      state: `st${index % STATES}`,
      sector: sectorId(index % COLUMNS, Math.floor(index / COLUMNS) % ROWS),
      general: `g${index % 8}`,
      units: ['MU', 'PK', 'LC', 'DR', 'FA'].map((kind, unit) => ({ kind, name: `Unit ${index}-${unit}` })),
    })),
    hq: { pools: { energy: 1_000_000, resources: 1_000_000, bchs: 1_000_000 } },
  })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors.slice(0, 5)))
  return parsed.pack
}

function sector(column: number, row: number) {
  const [x, y] = [column * 100, row * 100]
  const around: [string, number, number][] = [
    ['E', column + 1, row],
    ['W', column - 1, row],
    ['S', column, row + 1],
    ['N', column, row - 1],
  ]
  const neighbours = around.filter(([, c, r]) => c >= 0 && c < COLUMNS && r >= 0 && r < ROWS).map(([side, c, r]) => [sectorId(c, r), side])
  return {
    id: sectorId(column, row),
    name: `Sector ${column}-${row}`,
    terrain: 'plain',
    centre: [x + 50, y + 50],
    neighbours: Object.fromEntries(neighbours) as Record<string, string>,
    rings: [
      [
        [x, y],
        [x + 100, y],
        [x + 100, y + 100],
        [x, y + 100],
      ],
    ],
  }
}

/** A neighbour of the sector in which an army of `benchPack` starts. */
export function neighbourOfArmy(index: number): string {
  const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS) % ROWS]
  return sectorId(column + 1 < COLUMNS ? column + 1 : column - 1, row)
}

/** A personal crisis that costs one Energy: what `hq.decide` is measured with. */
export const benchCard = (id: string) => ({
  id,
  kind: 'crisis',
  title: id,
  topic: 'other',
  description: 'A crisis of the usual length: two sentences of what happens. And what it means for those who stay behind.',
  overcome: 'Pay.',
  ifNot: { text: 'It comes true.', effects: [] },
  ways: [{ id: 'a', text: 'Pay', cost: { energy: 1 }, effects: [], consequence: 'It was paid.' }],
  decision: 'personal',
  deadline: { kind: 'eventEnd' },
})
