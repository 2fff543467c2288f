'use client'
import { useEffect, useRef } from 'react'
import { useConnection, useRow, useRows } from '@/lib/live/client/hooks'
import { MomentShow } from './MomentShow'
import { useMomentSound } from './soundSwitch'
import { useShown } from './useMoment'

/**
 * The moment for people outside HQ: only where the scenario makes HQ public (`hq.publicOnWall`), and no more of it than the hall's wall
 * tells, the title of what was closed. Where HQ is not public there are no such rows, and nothing happens.
 */
export function PublicMoment({ wall = false }: { wall?: boolean }) {
  const arranged = useRow('screen', 'screen')?.sound ?? true
  const own = useMomentSound()
  const [shown, show] = useShown(wall ? arranged : own)
  const titles = useRows('closedTitles')
  const { ready } = useConnection()
  const known = useRef<ReadonlySet<string> | null>(null)
  useEffect(() => {
    if (!ready) return
    const before = known.current
    known.current = new Set(titles.map((row) => row.id))
    const fresh = before && titles.findLast((row) => !before.has(row.id))
    if (fresh) show({ kind: 'decided', title: fresh.title, text: '', byName: '', spokenBy: [] })
  }, [titles, ready, show])
  return <MomentShow moment={shown} wall={wall} />
}
