'use client'
import { useEffect, useState } from 'react'
import type { Forecast } from '@/lib/campaign/hq/forecast/types'
import { useView } from '@/lib/live/client/hooks'

/** One press of a command often comes in several packets: the server is asked once they have come. */
const SETTLE_MS = 350

/** The forecast, asked of the server anew whenever something of HQ has changed. The last one stays in sight until the next has come. */
export function useForecast(slug: string): { forecast: Forecast | null; failed: boolean; again: () => void } {
  const [state, setState] = useState<{ forecast: Forecast | null; failed: boolean }>({ forecast: null, failed: false })
  const [turn, setTurn] = useState(0)
  const watched = [
    ...[useView('cards'), useView('pools'), useView('openings'), useView('dispatches'), useView('gameTables'), useView('announcements')],
    ...[useView('ships'), useView('interventions'), useView('clock'), useView('settings'), useView('camp'), useView('holds')],
  ] as object[]
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(() => {
      fetch(`/api/campaigns/${encodeURIComponent(slug)}/forecast`, { signal: stop.signal })
        .then(async (answer) => {
          if (!answer.ok) throw new Error(String(answer.status))
          setState({ forecast: (await answer.json()) as Forecast, failed: false })
        })
        .catch(() => {
          if (!stop.signal.aborted) setState(({ forecast }) => ({ forecast, failed: true }))
        })
    }, SETTLE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
    // The views keep their identity while nothing in them changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [slug, turn, ...watched])
  return { ...state, again: () => setTurn((n) => n + 1) }
}
