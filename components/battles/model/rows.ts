import type { ViewRowTypes } from '@/lib/campaign/viewRows'

export type BattleRow = ViewRowTypes['battles'] & { id: string }
export type SideRow = ViewRowTypes['battleSides'] & { id: string }
export type ForceRow = ViewRowTypes['battleForces'] & { id: string }
export type ComingRow = ViewRowTypes['battleComing'] & { id: string }
export type MarkRow = ViewRowTypes['battleMarks'] & { id: string }
export type OutcomeRow = ViewRowTypes['battleOutcomes'] & { id: string }
export type UnitOfForce = ForceRow['units'][number]
export type OfficerOfForce = ForceRow['officers'][number]
