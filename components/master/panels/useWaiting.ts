'use client'
import { useMemo } from 'react'
import { useView } from '@/lib/live/client/hooks'

/** What waits for a master, panel by panel, for the numbers on the tabs. */
export interface Waiting {
  /** Things to come by the clock; they wait for nobody. */
  timeline: number
  /** An open word, and rounds that brought no card (HQ-TRG-2). */
  hq: number
  /** Battles whose commanders are called, or whose results are to be written back, and disputes at the tables (EP-9, EP-20). */
  battles: number
}

export function useWaiting(): Waiting {
  const timeline = useView('timeline')
  const announcements = useView('announcements')
  const tables = useView('gameTables')
  const battles = useView('battles')
  const marks = useView('battleMarks')
  return useMemo(
    () => ({
      timeline: Object.keys(timeline).length,
      hq: Object.keys(announcements).length + Object.values(tables).filter((table) => table.roundWithoutCard !== null).length,
      battles:
        Object.values(battles).filter(({ phase }) => phase === 'called' || phase === 'aftermath').length +
        Object.values(marks).filter(({ kind, struck, battleId }) => kind === 'dispute' && !struck && battles[battleId]?.phase !== 'ended')
          .length,
    }),
    [timeline, announcements, tables, battles, marks],
  )
}
