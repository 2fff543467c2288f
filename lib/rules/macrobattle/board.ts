import { peekRows } from '@/lib/kernel/draftTable'
import { isOn, isOnEdge, nameOf, pointOf, type Point } from './grid'
import { compass, ONE, type Battle, type BattleMap, type BattleState, type Figure, type Gate, type Officer, type Pending } from './tables'
import type { Settings } from './settings'
import type { Terrain } from './terrain'

const nobody: readonly Figure[] = []

/**
 * A battle as the rules read it: terrain as gates stand now, and who stands where. Figures are looked up through an index that is
 * made when first asked for; whoever changes cells or statuses says so with `figuresMoved`.
 */
export class Board {
  readonly battle: Battle
  readonly map: BattleMap
  readonly settings: Settings
  private byCell: Map<string, Figure[]> | null = null
  private readonly figureRows: BattleState['figures']

  constructor(readonly state: BattleState) {
    this.battle = state.battle[ONE.battle]!
    this.map = state.map[ONE.map]!
    this.settings = state.settings[ONE.settings]!
    this.figureRows = state.figures
  }

  /** All figures as they are now, for reading alone. */
  figures(): readonly Figure[] {
    return peekRows(this.figureRows)
  }

  get pending(): Pending | null {
    return this.state.pending[ONE.pending] ?? null
  }

  /** The point of a cell on the board; null: it is none. */
  point(cell: string): Point | null {
    const point = pointOf(cell)
    return point && isOn(this.map, point) ? point : null
  }

  /** Terrain of a cell on the board as its gate stands. */
  terrain(cell: string): Terrain {
    return this.terrainAt(pointOf(cell)!)
  }

  terrainAt({ x, y }: Point): Terrain {
    const { map } = this
    const letter = map.terrain[y * map.width + x]!
    if (letter !== 'G') return letter as Terrain
    return this.gate(nameOf({ x, y }))?.state === 'shut' ? 'W' : 'O'
  }

  /** Road, or a cell of other terrain with a road mark (MB-BAT-TER-6). */
  isRoad(cell: string): boolean {
    const { x, y } = pointOf(cell)!
    const index = y * this.map.width + x
    return this.map.terrain[index] === 'D' || this.map.roads[index] === '+'
  }

  isNarrow(cell: string): boolean {
    const { x, y } = pointOf(cell)!
    return this.map.narrow[y * this.map.width + x] === '+'
  }

  isOnEdge(cell: string): boolean {
    const point = pointOf(cell)!
    return compass.some((edge) => isOnEdge(this.map, point, edge))
  }

  gate(cell: string): Gate | null {
    return Object.hasOwn(this.state.gates, cell) ? this.state.gates[cell]! : null
  }

  /** Figures that stand on a cell for everybody to see. */
  at(cell: string): readonly Figure[] {
    if (!this.byCell) {
      this.byCell = new Map()
      for (const { id, status, cell } of this.figures()) {
        if (status !== 'on') continue
        const there = this.byCell.get(cell!)
        const figure = this.figureRows[id]!
        if (there) there.push(figure)
        else this.byCell.set(cell!, [figure])
      }
    }
    return this.byCell.get(cell) ?? nobody
  }

  figuresMoved(): void {
    this.byCell = null
  }

  figure(id: string): Figure | null {
    return Object.hasOwn(this.state.figures, id) ? this.state.figures[id]! : null
  }

  officer(id: string): Officer {
    return this.state.officers[id]!
  }

  figuresOf(sideId: string): Figure[] {
    return Object.values(this.state.figures).filter((figure) => figure.sideId === sideId)
  }

  areAllies(a: string, b: string): boolean {
    return a !== b && this.state.sides[a]!.allies.includes(b)
  }

  /** Of another side, not an ally (MB-BAT-GEN-5). */
  areEnemies(a: string, b: string): boolean {
    return a !== b && !this.state.sides[a]!.allies.includes(b)
  }

  /** Enemies of a side that stand on a cell. */
  enemiesAt(cell: string, sideId: string): Figure[] {
    return this.at(cell).filter((figure) => figure.sideId !== sideId && this.areEnemies(sideId, figure.sideId))
  }

  /** Sides in the order of turns. */
  order(): readonly string[] {
    return this.battle.order
  }

  /** On the board, hidden or in reserve (MB-BAT-TRN-5). */
  hasPresence(sideId: string): boolean {
    return this.figures().some((figure) => figure.sideId === sideId && isPresent(figure))
  }
}

export const isPresent = ({ status }: Figure): boolean => status === 'on' || status === 'hidden' || status === 'reserve'

/** By id: an order that does not hang on how rows were loaded. */
export const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
