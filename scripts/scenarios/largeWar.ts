import { parsePack } from '@/lib/scenario/parse'
import type { Pack } from '@/lib/scenario/schema'

/** Size of the largest event that Stavka is built for. */
export const largeWar = { columns: 10, rows: 6, states: 6, generals: 12, armies: 80, unitsPerArmy: 5, riders: 30 } as const

type Point = [number, number]
const cell = 120
const sectorId = (column: number, row: number) => `s${column}-${row}`

/** A stream of numbers in [0, 1) from a seed: the same seed gives the same world. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

const firstParts = ['Верхний', 'Старый', 'Чёрный', 'Белый', 'Дальний', 'Красный', 'Горький', 'Студёный', 'Каменный', 'Тихий']
const secondParts = ['бор', 'брод', 'перевал', 'погост', 'посад', 'острог', 'лиман', 'дол', 'яр', 'мыс', 'плёс', 'рубеж']
const terrains = ['plain', 'hills', 'forest', 'swamp', 'mountains', 'coast', 'city', 'fortress'] as const
const colours = ['#1f4e9e', '#b3202c', '#e0a020', '#2f8f7f', '#6b3fa0', '#50602c']
const unitKinds = ['MU', 'PK', 'LC', 'DR', 'FA']

/**
 * A war of the largest size: 60 sectors of uneven shape with names of one to three words, 80 armies of 5 units, 30 riders. For
 * benchmarks and for tests of what grows with the size; drawn from the seed, so that every run has the same world.
 */
export function largeWarPack(seed = 7): Pack {
  const next = random(seed)
  const { columns, rows, states, generals, armies, riders } = largeWar
  const shapes = sectorShapes(next)
  const parsed = parsePack({
    schemaVersion: 1,
    title: 'Большая война',
    subtitle: 'Шестьдесят территорий',
    theme: 'mapRoom',
    zone: 'Europe/Moscow',
    startsAt: '10:00',
    preset: 'reference',
    states: Array.from({ length: states }, (_, index) => ({
      id: `st${index}`,
      name: `Государство ${index + 1}`,
      short: `Г${index + 1}`,
      colour: colours[index],
    })),
    sectors: Array.from({ length: columns * rows }, (_, index) => {
      const [column, row] = [index % columns, Math.floor(index / columns)]
      const first = firstParts[Math.floor(next() * firstParts.length)]!
      const second = secondParts[Math.floor(next() * secondParts.length)]!
      return {
        id: sectorId(column, row),
        name: index % 3 === 0 ? `${second[0]!.toUpperCase()}${second.slice(1)}-${index}` : `${first} ${second} ${index}`,
        terrain: terrains[Math.floor(next() * terrains.length)],
        holder: index % 7 === 0 ? null : `st${Math.floor((column / columns) * (states / 2)) + (row < rows / 2 ? 0 : states / 2)}`,
        ...shapes(column, row),
        neighbours: Object.fromEntries(neighboursOf(column, row)),
      }
    }),
    people: [
      ...Array.from({ length: generals }, (_, index) => ({
        id: `g${index}`,
        player: `Игрок ${index}`,
        character: `Генерал ${index}`,
        state: `st${index % states}`,
        roles: ['officer'],
        officer: { rank: 'general', seniority: index, sector: sectorId(index % columns, 0) },
      })),
      ...Array.from({ length: riders - generals }, (_, index) => ({
        id: `r${index}`,
        player: `Гонец ${index}`,
        character: `Поручик ${index}`,
        state: `st${index % states}`,
        roles: ['officer'],
        officer: { rank: 'lower', seniority: 100 + index, sector: sectorId((index * 3) % columns, (index * 2) % rows) },
      })),
      { id: 'v1', player: 'Волонтёр', character: 'Дежурный', roles: ['volunteer'] },
    ],
    armies: Array.from({ length: armies }, (_, index) => ({
      id: `a${index}`,
      name: `Армия ${index}`,
      state: `st${index % states}`,
      sector: sectorId(...homeOf(index)),
      general: `g${index % generals}`,
      units: unitKinds.map((_kind, unit) => ({ kind: unitKinds[(index + unit) % unitKinds.length], name: `Полк ${index}-${unit}` })),
    })),
    hq: { pools: { energy: 1_000, resources: 1_000, bchs: 1_000 } },
  })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors.slice(0, 5)))
  return parsed.pack
}

const homeOf = (army: number): [number, number] => [army % largeWar.columns, Math.floor(army / largeWar.columns) % largeWar.rows]

/** A sector beside the one in which an army of `largeWarPack` starts. */
export function besideArmy(army: number): string {
  const [column, row] = homeOf(army)
  return sectorId(column + 1 < largeWar.columns ? column + 1 : column - 1, row)
}
/** Where that army starts. */
export const homeOfArmy = (army: number): string => sectorId(...homeOf(army))

function neighboursOf(column: number, row: number): [string, string][] {
  const around: [string, number, number][] = [
    ['E', column + 1, row],
    ['W', column - 1, row],
    ['S', column, row + 1],
    ['N', column, row - 1],
  ]
  return around
    .filter(([, c, r]) => c >= 0 && c < largeWar.columns && r >= 0 && r < largeWar.rows)
    .map(([side, c, r]) => [sectorId(c, r), side])
}

/** Quadrangles with crooked sides: corners and points of the sides are moved, each the same for both neighbours. */
function sectorShapes(next: () => number): (column: number, row: number) => { rings: Point[][]; centre: Point } {
  const points = new Map<string, Point>()
  const moved = (key: string, [x, y]: Point, by: number): Point => {
    const known = points.get(key)
    if (known) return known
    const point: Point = [Math.round(x + (next() - 0.5) * by), Math.round(y + (next() - 0.5) * by)]
    points.set(key, point)
    return point
  }
  const corner = (column: number, row: number) => moved(`c${column} ${row}`, [column * cell, row * cell], 46)
  /** Points of a side without its first corner; `back` runs it the other way. */
  const side = (from: Point, to: Point, key: string, back: boolean): Point[] => {
    const parts = [0.2, 0.4, 0.6, 0.8].map((share, index) =>
      moved(`${key} ${index}`, [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share], 13),
    )
    return back ? [...parts.reverse(), from] : [...parts, to]
  }
  return (column, row) => {
    const [a, b, c, d] = [corner(column, row), corner(column + 1, row), corner(column + 1, row + 1), corner(column, row + 1)]
    const ring = [
      ...side(a, b, `h${column} ${row}`, false),
      ...side(b, c, `v${column + 1} ${row}`, false),
      ...side(d, c, `h${column} ${row + 1}`, true),
      ...side(a, d, `v${column} ${row}`, true),
    ]
    const middle = (axis: 0 | 1) => Math.round((a[axis] + b[axis] + c[axis] + d[axis]) / 4)
    return { rings: [ring], centre: [middle(0), middle(1)] }
  }
}
