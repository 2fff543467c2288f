import type { Arm, Figure, Kind } from './tables'

/** How a figure moves: what terrain and sharing rules ask for. */
export type MoveClass = 'foot' | 'horse' | 'guns'

interface Unit {
  arm: Arm | null
  class: MoveClass
  /** Most cells in one turn (MB-BAT-MOV-9). */
  range: number
  /** Musketry: most cells to a target and the least face that hits; null: does not shoot so. */
  musket: { range: number; hitsOn: number } | null
  /** Added to its die in bayonet. */
  bayonet: number
}

/** Table 7.2. Of officers the values on foot; `unitOf` gives those on horseback. */
const units: Record<Kind, Unit> = {
  LI: { arm: 'infantry', class: 'foot', range: 1, musket: null, bayonet: 0 },
  MU: { arm: 'infantry', class: 'foot', range: 1, musket: { range: 2, hitsOn: 5 }, bayonet: 0 },
  PK: { arm: 'infantry', class: 'foot', range: 1, musket: null, bayonet: 2 },
  LC: { arm: 'cavalry', class: 'horse', range: 4, musket: null, bayonet: 1 },
  DR: { arm: 'cavalry', class: 'horse', range: 4, musket: { range: 1, hitsOn: 6 }, bayonet: 1 },
  HC: { arm: 'cavalry', class: 'horse', range: 4, musket: null, bayonet: 2 },
  FA: { arm: 'artillery', class: 'guns', range: 1, musket: null, bayonet: -1 },
  HA: { arm: 'artillery', class: 'guns', range: 2, musket: null, bayonet: -1 },
  SB: { arm: 'infantry', class: 'foot', range: 1, musket: { range: 2, hitsOn: 5 }, bayonet: 0 },
  OF: { arm: null, class: 'foot', range: 1, musket: { range: 1, hitsOn: 6 }, bayonet: 0 },
}

/** An officer starts as a cavalry unit (MB-BAT-OFF-1). */
const mountedOfficer: Unit = { ...units.OF, class: 'horse', range: 4, bayonet: 1 }

type Who = Pick<Figure, 'kind' | 'mounted'>

/** What a figure can do as it stands now. */
export const unitOf = ({ kind, mounted }: Who): Unit => (kind === 'OF' && mounted ? mountedOfficer : units[kind])

export const isOfficer = ({ kind }: Pick<Figure, 'kind'>): boolean => kind === 'OF'
export const isBattery = ({ kind }: Pick<Figure, 'kind'>): boolean => kind === 'FA' || kind === 'HA'
/** Infantry units, saboteurs included; officers are no units. */
export const isInfantry = ({ kind }: Pick<Figure, 'kind'>): boolean => units[kind].arm === 'infantry'
