// Draws the maps of the shipped scenarios: `node scripts/scenarios/draw.mjs`. Only rings and centres of the packs are written;
// everything else in the files is written by hand.
import { readFile, writeFile } from 'node:fs/promises'
import { anchor } from './anchor.mjs'
import { horizonWar } from './horizonWar.mjs'
import { drawSectors } from './mesh.mjs'
import { strezhAutumn } from './strezhAutumn.mjs'

/** JSON that people can read: lists of numbers and of points on one line. */
function readable(value, indent = '') {
  if (Array.isArray(value) && value.length > 0 && value.every((each) => typeof each !== 'object'))
    return JSON.stringify(value).replaceAll(',', ', ')
  if (Array.isArray(value) && value.length > 0 && value.every((each) => Array.isArray(each) && typeof each[0] === 'number'))
    return JSON.stringify(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = `${indent}  `
  const list = Array.isArray(value)
  const items = list
    ? value.map((each) => readable(each, inner))
    : Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${readable(each, inner)}`)
  const [open, close] = list ? '[]' : '{}'
  if (items.length === 0) return open + close
  const line = `${open} ${items.join(', ')} ${close}`
  if (line.length + indent.length < 110 && !line.includes('\n')) return list ? `[${items.join(', ')}]` : line
  return `${open}\n${items.map((item) => inner + item).join(',\n')}\n${indent}${close}`
}

for (const { file, drawing, centres = {} } of [horizonWar, strezhAutumn]) {
  const path = new URL(`../../scenarios/${file}`, import.meta.url)
  const pack = JSON.parse(await readFile(path, 'utf8'))
  const rings = drawSectors(drawing)
  for (const sector of pack.sectors) {
    sector.rings = rings.get(sector.id) ?? []
    sector.centre = centres[sector.id] ?? anchor(sector.rings)
  }
  await writeFile(path, `${readable(pack)}\n`)
  console.log(`${file}: ${pack.sectors.length} sectors, ${pack.sectors.flatMap((sector) => sector.rings.flat()).length} points`)
}
