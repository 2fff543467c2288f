'use client'
import { CampaignMap } from '@/components/map/CampaignMap'
import { LiveStatus } from '@/components/ui/LiveStatus'
import { useRow, useRows } from '@/lib/live/client/hooks'
import { CallsBand } from './WallCalls'
import { WallBattles } from './WallBattles'
import { WallClock } from './WallClock'
import { WallHq } from './WallHq'
import { WallSound } from './WallSound'
import { WallStates } from './WallStates'
import { WallTicker } from './WallTicker'

/** The map first: who stands where, beside it the clock and who holds what, below it calls and news. */
export function WallMap() {
  const campaign = useRow('campaign', 'campaign')
  const called = useRows('calls').length > 0
  const crowded = useRows('states').length > 3
  return (
    <div className="wall-sheet grid grid-cols-[1fr_552px] grid-rows-[1fr_auto] gap-x-10 gap-y-4 px-14 py-9">
      <CampaignMap size="wall" className="shadow-panel min-h-0 rounded-[6px]" />
      <aside className="flex min-h-0 flex-col gap-5 overflow-hidden">
        <h1 className="line-clamp-2 shrink-0 text-[44px] leading-tight font-bold">{campaign?.title}</h1>
        <WallClock />
        <div className="bg-rule h-px shrink-0" />
        <WallStates />
        <WallBattles most={crowded ? 1 : 2} />
        <div className="mt-auto">
          <WallHq />
        </div>
      </aside>
      <footer className="border-rule col-span-2 flex items-center gap-8 border-t pt-4">
        {/* Calls take the place of the news, so that the map never has to be laid out anew for them. */}
        <div className="min-w-0 flex-1">
          <CallsBand />
          {!called && <WallTicker lines={2} quiet={campaign?.subtitle ?? ''} />}
        </div>
        <WallSound brief={called} />
        <LiveStatus large className="self-end" />
      </footer>
    </div>
  )
}
