'use client'
import { useCallback, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useViewer } from '@/components/screen/Viewer'
import { useRow, useRows, useView } from '@/lib/live/client/hooks'
import type { TurnClock } from './bell/bellModel'
import type { BattleRow, ComingRow, ForceRow, MarkRow, OutcomeRow, SideRow } from './model/rows'

/** A side as the table shows it: its name, its colour, its bodies. */
export interface TableSide extends SideRow {
  title: string
  colour: string | null
  forces: ForceRow[]
  marks: MarkRow[]
}

/** Everything the tablet shows of one battle, as far as this reader may know it. */
export interface TableBattle {
  battle: BattleRow
  sector: string
  sides: TableSide[]
  coming: ComingRow[]
  marks: MarkRow[]
  outcomes: OutcomeRow[]
  /** The clock of the turn; null before the first. */
  clock: TurnClock | null
  /** Master or host of this table: may press what is pressed here. */
  runs: boolean
  master: boolean
  sideTitle: (sideId: string | null) => string
}

/** What a side is called: its states together, or the name mutineers gave themselves (MB-BAT-MUT-2). */
export function useSideTitle(): (side: Pick<SideRow, 'stateIds' | 'name'>) => string {
  const states = useView('states')
  const t = useTranslations('battles')
  return useCallback(
    ({ stateIds, name }) => name ?? (stateIds.map((id) => states[id]?.name ?? id).join(', ') || t('mutineers')),
    [states, t],
  )
}

function clockOf(battle: BattleRow, stoppedAt: number | null): TurnClock | null {
  if (battle.phase !== 'running' || battle.turnStartedAt === null) return null
  const ringsAt = battle.turnStartedAt + battle.turnMs
  return stoppedAt === null
    ? { ringsAt, leftMs: null, limitMs: battle.turnMs }
    : { ringsAt: null, leftMs: ringsAt - stoppedAt, limitMs: battle.turnMs }
}

/** The battle with this id; null while it is unknown to this reader. */
export function useBattle(id: string): TableBattle | null {
  const battle = useRow('battles', id)
  const sides = useRows('battleSides')
  const forces = useRows('battleForces')
  const coming = useRows('battleComing')
  const marks = useRows('battleMarks')
  const outcomes = useRows('battleOutcomes')
  const stop = useRow('bellStops', id)
  const states = useView('states')
  const sectors = useView('sectors')
  const viewer = useViewer()
  const titleOf = useSideTitle()
  return useMemo(() => {
    if (!battle) return null
    const here = <Row extends { battleId: string }>(rows: readonly Row[]): Row[] => rows.filter((row) => row.battleId === id)
    const ownMarks = here(marks)
    const shown = here(sides).map((side): TableSide => ({
      ...side,
      title: titleOf(side),
      colour: states[side.stateIds[0] ?? '']?.colour ?? null,
      forces: here(forces).filter((force) => force.sideId === side.id),
      marks: ownMarks.filter((mark) => mark.sideId === side.id),
    }))
    const master = viewer?.roles.includes('master') ?? false
    return {
      battle,
      sector: sectors[battle.sectorId]?.name ?? battle.sectorId,
      sides: shown,
      coming: here(coming).sort((a, b) => a.at - b.at),
      marks: ownMarks,
      outcomes: here(outcomes),
      clock: clockOf(battle, stop?.at ?? null),
      runs: master || (viewer !== null && battle.hostId === viewer.id),
      master,
      sideTitle: (sideId) => shown.find((side) => side.id === sideId)?.title ?? '',
    }
  }, [battle, id, sides, forces, coming, marks, outcomes, stop, states, sectors, viewer, titleOf])
}
