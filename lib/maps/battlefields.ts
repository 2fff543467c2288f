import fortress from '@/scenarios/battlefields/fortress.json'
import greatPlain from '@/scenarios/battlefields/great-plain.json'
import marshes from '@/scenarios/battlefields/marshes.json'
import mountainPass from '@/scenarios/battlefields/mountain-pass.json'
import riverCrossing from '@/scenarios/battlefields/river-crossing.json'
import trainingGround from '@/scenarios/battlefields/training-ground.json'
import { battlefield, type Battlefield } from './battlefield'

/** The ready maps that ship, the smallest first. */
export const battlefields: readonly Battlefield[] = [trainingGround, riverCrossing, marshes, mountainPass, fortress, greatPlain].map(
  (map) => battlefield.parse(map),
)

/** The ready map with this id, or null. */
export const battlefieldOf = (id: string): Battlefield | null => battlefields.find((map) => map.id === id) ?? null
