'use client'
import { useBoard } from '@/components/battles/board/useBoard'
import { HqWall } from '@/components/hq/wall/HqWall'
import type { Layout } from '@/lib/campaign/screens/tables'
import { useRow, useRows, useView } from '@/lib/live/client/hooks'
import { PublicMoment } from '@/components/hq/moment/PublicMoment'
import { useReloadOnNewBuild } from './useReloadOnNewBuild'
import { useWallScale } from './useWallScale'
import { WallBoard } from './WallBoard'
import { WallCeremony } from './ceremony/WallCeremony'
import { WallLobby } from './WallLobby'
import { WallMap } from './WallMap'
import { WallStale } from './WallStale'

/**
 * A television, read from five metres (DESIGN §9). Nothing to press, nothing scrolls, and a margin for televisions that cut the edges
 * off. Laid out for 1920 × 1080 and scaled to the window. What it shows is arranged on the masters' page of screens (EP-44);
 * `first` is what it shows until somebody did.
 */
export function WallScreen({ build, first = 'map' }: { build: string | null; first?: Layout }) {
  useReloadOnNewBuild(build)
  const scale = useWallScale()
  const layout = useRow('screen', 'screen')?.layout ?? first
  const battles = useRows('boards')
  const watched = useBoard(battles.find(({ status }) => status === 'play')?.id ?? '')
  const hearsHq = Object.keys(useView('pools')).length > 0
  // HQ's layout needs HQ's stream: where it is not heard (the link is the hall's), the map stands there instead.
  if (layout === 'hq' && hearsHq) return <HqWall build={build} />
  // Where no battle is fought on the board, the map stands there instead.
  const shown = layout === 'battle' && watched ? 'battle' : layout === 'lobby' ? 'lobby' : 'map'
  return (
    <main ref={scale} className="wall-stage" data-layout={shown}>
      {shown === 'battle' && watched ? <WallBoard shown={watched} /> : shown === 'lobby' ? <WallLobby /> : <WallMap />}
      <WallCeremony />
      <PublicMoment wall />
      <WallStale />
    </main>
  )
}
