'use client'
import { LiveStatus } from '@/components/ui/LiveStatus'
import { useRow, useRows } from '@/lib/live/client/hooks'
import { CallsList } from './WallCalls'
import { WallBattles } from './WallBattles'
import { WallClock } from './WallClock'
import { WallHq } from './WallHq'
import { WallSound } from './WallSound'
import { WallStates } from './WallStates'
import { WallTicker } from './WallTicker'

/** «Вестибюль»: the clock and the calls first, for the door, the buffet and the corridor, where nobody studies a map. */
export function WallLobby() {
  const campaign = useRow('campaign', 'campaign')
  const calls = useRows('calls').length
  return (
    <div className="wall-sheet grid grid-cols-[1fr_780px] grid-rows-[auto_1fr_auto_auto] gap-x-14 gap-y-6 px-14 py-9">
      <header className="col-span-2 flex items-baseline gap-10">
        <h1 className="min-w-0 truncate text-[56px] leading-tight font-bold">{campaign?.title}</h1>
        <p className="text-ink-soft min-w-0 flex-1 truncate text-[38px]">{campaign?.subtitle}</p>
      </header>
      <section className="flex min-h-0 min-w-0 flex-col justify-between gap-6 overflow-hidden">
        <WallClock lobby />
        <WallStates wide />
      </section>
      <section className="flex min-h-0 flex-col gap-6 overflow-hidden">
        <CallsList />
        {calls < 4 && <WallBattles most={4 - calls} />}
        <div className="mt-auto">{calls < 3 && <WallHq />}</div>
      </section>
      <div className="border-rule col-span-2 border-t pt-4">
        <WallTicker lines={3} quiet="" />
      </div>
      <footer className="col-span-2 flex items-center justify-end gap-8">
        <WallSound />
        <LiveStatus large />
      </footer>
    </div>
  )
}
