'use client'
import { CampaignMap } from '@/components/map/CampaignMap'
import { LiveStatus } from '@/components/ui/LiveStatus'
import { useRow } from '@/lib/live/client/hooks'
import { useReloadOnNewBuild } from './useReloadOnNewBuild'
import { useWallScale } from './useWallScale'
import { WallClock } from './WallClock'
import { WallHq } from './WallHq'
import { WallStates } from './WallStates'
import { WallTicker } from './WallTicker'

/**
 * The hall's television, read from five metres (DESIGN §9): clock, map, who holds what, news. Nothing to press, nothing scrolls,
 * and a margin for televisions that cut the edges off. Laid out for 1920 × 1080 and scaled to the window.
 */
export function WallScreen({ build }: { build: string | null }) {
  useReloadOnNewBuild(build)
  const campaign = useRow('campaign', 'campaign')
  return (
    <main ref={useWallScale()} className="wall-stage">
      <div className="wall-sheet grid grid-cols-[1fr_500px] grid-rows-[1fr_auto] gap-x-10 gap-y-4 px-14 py-9">
        <CampaignMap size="wall" className="shadow-panel min-h-0 rounded-[6px]" />
        <aside className="flex min-h-0 flex-col gap-6 overflow-hidden">
          <h1 className="line-clamp-2 text-[48px] leading-tight font-bold">{campaign?.title}</h1>
          <WallClock />
          <div className="bg-rule h-px" />
          <WallStates />
          <div className="mt-auto">
            <WallHq />
          </div>
        </aside>
        <footer className="border-rule col-span-2 flex items-center gap-10 border-t pt-4">
          <div className="min-w-0 flex-1">
            <WallTicker quiet={campaign?.subtitle ?? ''} />
          </div>
          <LiveStatus large className="self-end" />
        </footer>
      </div>
    </main>
  )
}
