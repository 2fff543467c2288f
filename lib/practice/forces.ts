import type { Kind, Rank } from '@/lib/rules/macrobattle/tables'

/** Troops of one side in a practice battle: how many of each kind, and its officers by rank, the commander first. */
export interface Forces {
  id: string
  units: readonly (readonly [Kind, number])[]
  officers: readonly Rank[]
}

/** The forces one chooses from; their names are messages `practice.forces.<id>`. */
export const forces: readonly Forces[] = [
  {
    id: 'detachment',
    units: [
      ['MU', 2],
      ['PK', 1],
      ['LC', 1],
      ['FA', 1],
    ],
    officers: ['general'],
  },
  {
    id: 'brigade',
    units: [
      ['MU', 3],
      ['PK', 2],
      ['LI', 1],
      ['LC', 1],
      ['DR', 1],
      ['FA', 1],
      ['HA', 1],
    ],
    officers: ['general', 'colonel'],
  },
  {
    id: 'cavalry',
    units: [
      ['LC', 2],
      ['DR', 2],
      ['HC', 2],
      ['HA', 1],
    ],
    officers: ['general', 'colonel'],
  },
  {
    id: 'siege',
    units: [
      ['LI', 3],
      ['MU', 3],
      ['PK', 2],
      ['FA', 3],
    ],
    officers: ['marshal', 'colonel'],
  },
  {
    id: 'saboteurs',
    units: [
      ['MU', 2],
      ['LI', 2],
      ['LC', 1],
      ['FA', 1],
      ['SB', 2],
    ],
    officers: ['general', 'lower'],
  },
  {
    id: 'army',
    units: [
      ['MU', 5],
      ['PK', 3],
      ['LI', 2],
      ['LC', 2],
      ['DR', 2],
      ['HC', 2],
      ['FA', 2],
      ['HA', 1],
    ],
    officers: ['marshal', 'general', 'colonel'],
  },
]

export const forcesOf = (id: string): Forces | null => forces.find((each) => each.id === id) ?? null
