import { CELL, type BoardMap } from './boardModel'

/** One path of the ground with the class that colours it (app/styles/board.css). */
export interface GroundPath {
  look: string
  d: string
}

/** Drawn things are moved about a little by the cell's place, so that a wood is no wallpaper; the same every time. */
const wobble = (x: number, y: number, salt: number): number => (((x * 73 + y * 151 + salt * 211) % 17) / 17 - 0.5) * 6
const at = (value: number): string => (Math.round(value * 10) / 10).toString()

type Glyph = (left: number, top: number, x: number, y: number) => string

const tree = (x: number, y: number, size: number): string =>
  `M${at(x)} ${at(y - size)}l${at(size * 0.72)} ${at(size * 1.25)}h${at(-size * 1.44)}zM${at(x)} ${at(y + size * 0.25)}v${at(size * 0.45)}`
const trees: Glyph = (left, top, x, y) =>
  tree(left + 11 + wobble(x, y, 1), top + 16, 9) +
  tree(left + 28 + wobble(x, y, 2), top + 15 + wobble(x, y, 3) / 2, 9) +
  tree(left + 20, top + 31, 10)
const waves: Glyph = (left, top) =>
  [12, 22, 32].map((down, row) => `M${left + (row % 2) * 5 + 2} ${top + down - 2}q4 -5 8 0t8 0t8 0${row % 2 ? '' : 't8 0'}`).join('')
const tuft = (x: number, y: number): string =>
  `M${at(x - 6)} ${at(y)}h12M${at(x)} ${at(y)}v-9M${at(x - 2)} ${at(y)}l-3.5 -6.5M${at(x + 2)} ${at(y)}l3.5 -6.5`
const reeds: Glyph = (left, top, x, y) =>
  tuft(left + 11 + wobble(x, y, 4) / 2, top + 16) +
  tuft(left + 28 + wobble(x, y, 5) / 2, top + 32) +
  `M${left + 22} ${top + 11}h13M${left + 25} ${top + 15}h7M${left + 4} ${top + 27}h13M${left + 7} ${top + 31}h7`
/** A mound with hachures fanning down its slope: pointed mountains and round hills are told apart at a glance. */
const mounds: Glyph = (left, top) =>
  `M${left + 3} ${top + 33}C${left + 10} ${top + 28} ${left + 11} ${top + 9} ${left + 20} ${top + 9}S${left + 30} ${top + 28} ${left + 37} ${top + 33}` +
  [
    [20, 15, 0, 14],
    [15.5, 17, -2.5, 12],
    [24.5, 17, 2.5, 12],
    [12, 24, -3, 8],
    [28, 24, 3, 8],
  ]
    .map(([x, y, dx, dy]) => `M${at(left + x!)} ${at(top + y!)}l${dx} ${dy}`)
    .join('')
const peaks: Glyph = (left, top) => `M${left + 3} ${top + 35}l13 -28l8 16l4 -7l9 19z`
const snow: Glyph = (left, top) => `M${left + 16} ${top + 7}l-4.2 9l3 -1.5l2 2.5l2.6 -2.2z`
const bricks: Glyph = (left, top) =>
  [0, 1, 2, 3]
    .map(
      (row) =>
        `M${left} ${top + row * 10 + 10}h40M${left + (row % 2 ? 6 : 14)} ${top + row * 10}v10M${left + (row % 2 ? 26 : 34)} ${top + row * 10}v10`,
    )
    .join('')
const rungs: Glyph = (left, top) =>
  `M${left + 12} ${top + 3}v34M${left + 28} ${top + 3}v34` + [8, 15, 22, 29].map((down) => `M${left + 12} ${top + down + 1}h16`).join('')
const battlements: Glyph = (left, top) =>
  `M${left + 5} ${top + 20}a15 15 0 1 0 30 0a15 15 0 1 0 -30 0M${left + 12} ${top + 20}a8 8 0 1 0 16 0a8 8 0 1 0 -16 0` +
  Array.from({ length: 8 }, (_, index) => {
    const angle = ((index + 0.5) / 8) * 2 * Math.PI
    return `M${at(left + 20 + Math.cos(angle) * 8)} ${at(top + 20 + Math.sin(angle) * 8)}L${at(left + 20 + Math.cos(angle) * 15)} ${at(top + 20 + Math.sin(angle) * 15)}`
  }).join('')
const grass: Glyph = (left, top, x, y) => {
  if ((x * 7 + y * 5) % 3 !== 0) return ''
  return `M${at(left + 18 + wobble(x, y, 6) * 2)} ${at(top + 24 + wobble(x, y, 7) * 2)}l-2 -5m3.5 5v-6m3.5 6l2 -5`
}
const narrowing: Glyph = (left, top) => `M${left + 10} ${top}v40M${left + 30} ${top}v40M${left} ${top + 10}h40M${left} ${top + 30}h40`

interface Cover {
  fill: string
  glyphs: [look: string, glyph: Glyph][]
}

const covers: Record<string, Cover> = {
  '.': { fill: 'field', glyphs: [['grass', grass]] },
  D: { fill: 'field', glyphs: [] },
  F: { fill: 'forest', glyphs: [['tree', trees]] },
  R: { fill: 'water', glyphs: [['wave', waves]] },
  B: { fill: 'water', glyphs: [['wave', waves]] },
  H: { fill: 'hill', glyphs: [['contour', mounds]] },
  M: {
    fill: 'rock',
    glyphs: [
      ['peak', peaks],
      ['snow', snow],
    ],
  },
  S: { fill: 'swamp', glyphs: [['reed', reeds]] },
  W: { fill: 'stone', glyphs: [['brick', bricks]] },
  G: { fill: 'stone', glyphs: [['brick', bricks]] },
  L: { fill: 'field', glyphs: [['rung', rungs]] },
  T: { fill: 'stone', glyphs: [['tower', battlements]] },
}

const beside = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
]

/** All of the ground but gates, as one path per look: a board of 1,200 cells is some twenty elements. */
export function groundOf({ width, height, terrain, roads, narrow }: Omit<BoardMap, 'gates'>): GroundPath[] {
  const paths = new Map<string, string[]>()
  const draw = (look: string, d: string) => d && paths.set(look, [...(paths.get(look) ?? []), d])
  const letter = (x: number, y: number): string | null => (x < 0 || y < 0 || x >= width || y >= height ? null : terrain[y * width + x]!)
  const leads = (x: number, y: number): boolean => 'DBGT'.includes(letter(x, y) ?? ' ') || roads[y * width + x] === '+'
  const layers: (() => void)[] = []
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const here = letter(x, y)!
      const [left, top] = [x * CELL, y * CELL]
      const cover = covers[here] ?? covers['.']!
      draw(`fill-${cover.fill}`, `M${left} ${top}h40v40h-40z`)
      layers.push(() => {
        for (const [look, glyph] of cover.glyphs) draw(look, glyph(left, top, x, y))
        if (narrow[y * width + x] === '+') draw('narrow', narrowing(left, top, x, y))
        if ('WTG'.includes(here)) {
          for (const [side, { x: dx, y: dy }] of beside.entries()) {
            if ('WTG'.includes(letter(x + dx, y + dy) ?? ' ')) continue
            draw('rampart', [`M${left} ${top}h40`, `M${left + 40} ${top}v40`, `M${left} ${top + 40}h40`, `M${left} ${top}v40`][side]!)
          }
        }
        const isRoad = here === 'D' || roads[y * width + x] === '+'
        if (!isRoad && here !== 'B') return
        const ends = beside.filter(({ x: dx, y: dy }) => {
          const next = letter(x + dx, y + dy)
          return next === null
            ? isRoad && beside.some((back) => back.x === -dx && back.y === -dy && leads(x - dx, y - dy))
            : leads(x + dx, y + dy)
        })
        // A bridge without a road crosses the water it lies in.
        const shores = ends.length > 0 ? ends : beside.filter(({ x: dx, y: dy }) => !'RB'.includes(letter(x + dx, y + dy) ?? 'R'))
        const road = (shores.length > 0 ? shores : beside)
          .map(({ x: dx, y: dy }) => `M${left + 20} ${top + 20}l${dx * 20} ${dy * 20}`)
          .join('')
        if (here === 'B') {
          const upright = shores.some(({ y: dy }) => dy !== 0)
          draw('deck', upright ? `M${left + 7} ${top}h26v40h-26z` : `M${left} ${top + 7}h40v26h-40z`)
          draw(
            'plank',
            [4, 12, 20, 28, 36].map((step) => (upright ? `M${left + 7} ${top + step}h26` : `M${left + step} ${top + 7}v26`)).join(''),
          )
          draw('rail', upright ? `M${left + 7} ${top}v40M${left + 33} ${top}v40` : `M${left} ${top + 7}h40M${left} ${top + 33}h40`)
        } else {
          draw('road-edge', road)
          draw('road', road)
        }
      })
    }
  }
  for (const layer of layers) layer()
  const lines = [
    ...Array.from({ length: width - 1 }, (_, index) => `M${(index + 1) * CELL} 0v${height * CELL}`),
    ...Array.from({ length: height - 1 }, (_, index) => `M0 ${(index + 1) * CELL}h${width * CELL}`),
  ]
  draw('grid', lines.join(''))
  return order.flatMap((look) => (paths.has(look) ? [{ look, d: paths.get(look)!.join('') }] : []))
}

/** From below to above. */
const order = [
  ...['fill-field', 'fill-forest', 'fill-water', 'fill-hill', 'fill-rock', 'fill-swamp', 'fill-stone'],
  ...[
    'grass',
    'wave',
    'reed',
    'contour',
    'peak',
    'snow',
    'brick',
    'narrow',
    'tower',
    'road-edge',
    'road',
    'deck',
    'plank',
    'rail',
    'tree',
    'rung',
    'grid',
    'rampart',
  ],
]

/** Gates as they stand: closed leaves with a bar, leaves swung aside, or splinters. */
export function gatePath(cell: { x: number; y: number }, state: 'open' | 'shut' | 'broken'): string {
  const [left, top] = [cell.x * CELL, cell.y * CELL]
  if (state === 'shut')
    return `M${left + 5} ${top + 5}h30v30h-30zM${left + 20} ${top + 5}v30M${left + 5} ${top + 14}h30M${left + 5} ${top + 26}h30`
  if (state === 'open') return `M${left + 4} ${top + 4}h6v32h-6zM${left + 30} ${top + 4}h6v32h-6z`
  return `M${left + 6} ${top + 8}l12 10M${left + 9} ${top + 31}l10 -8M${left + 33} ${top + 7}l-9 12M${left + 34} ${top + 33}l-11 -9`
}
