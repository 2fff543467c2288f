import { area, contains, selfTouch } from '../geometry'
import type { PackSector } from '../mapSchema'
import type { Pack } from '../schema'
import { checkBattleMaps } from './battleMaps'
import type { Report } from './report'

/** A ring smaller than that has no room for a name, or is a line. Square map units. */
const MIN_AREA = 1e-6

/** States, relations and sectors: references, borders (MB-MAP-2) and geometry. */
export function checkMap(pack: Pack, report: Report): void {
  const states = report.ids(['states'], pack.states)
  report.ids(['sectors'], pack.sectors)
  const pairs = new Set<string>()
  pack.relations.forEach(({ between: [a, b] }, index) => {
    const path = ['relations', index, 'between']
    report.known([...path, 0], a, states, 'государства')
    report.known([...path, 1], b, states, 'государства')
    if (a === b) report.fault(path, 'государство не может быть в отношениях с самим собой')
    const pair = [a, b].sort().join('|')
    if (pairs.has(pair)) report.fault(path, 'отношения этой пары уже заданы')
    pairs.add(pair)
  })
  const battleMaps = checkBattleMaps(pack, report)
  const sectors = new Map(pack.sectors.map((sector) => [sector.id, sector]))
  pack.sectors.forEach((sector, index) => {
    report.known(['sectors', index, 'holder'], sector.holder, states, 'государства')
    report.known(['sectors', index, 'battleMap'], sector.battleMap, battleMaps, 'карты сражения')
    checkNeighbours(sector, index, sectors, report)
    checkGeometry(sector, index, report)
  })
}

function checkNeighbours(sector: PackSector, index: number, sectors: Map<string, PackSector>, report: Report): void {
  const ids = new Set(sectors.keys())
  for (const [other, side] of Object.entries(sector.neighbours)) {
    const path = ['sectors', index, 'neighbours', other]
    if (other === sector.id) report.fault(path, 'сектор не может быть соседом самому себе')
    else if (report.known(path, other, ids, 'сектора')) {
      const back = sectors.get(other)!.neighbours[sector.id]
      if (back === undefined)
        report.fault(path, `соседство не взаимно: у сектора «${other}» нет соседа «${sector.id}» со своей стороной света`)
      // Told once per pair. A border may bend (E on one side, N on the other), but two sectors cannot both see it on the same side.
      else if (back === side && sector.id < other) report.fault(path, `оба сектора видят общую границу на одной стороне света (${side})`)
    }
  }
}

function checkGeometry(sector: PackSector, index: number, report: Report): void {
  let sound = true
  sector.rings.forEach((ring, number) => {
    const path = ['sectors', index, 'rings', number]
    if (area(ring) < MIN_AREA) {
      report.fault(path, 'кольцо вырождено: его площадь равна нулю')
      sound = false
      return
    }
    const touch = selfTouch(ring)
    if (touch) {
      report.fault(
        path,
        `кольцо пересекает или касается само себя у точки ${touch[0]}, ${touch[1]} (первую точку в конце повторять не нужно)`,
      )
      sound = false
    }
  })
  if (sound && !contains(sector.rings, sector.centre)) report.fault(['sectors', index, 'centre'], 'центр лежит вне сектора')
}
