'use client'
import { Clock, Command, Flag, Inbox, Keyboard, Mails, MapPinned, RadioTower, ScrollText, Swords, Users } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { BattlesPanel } from '@/components/battles/master/BattlesPanel'
import { CampaignMap } from '@/components/map/CampaignMap'
import { ScreenHeader } from '@/components/screen/ScreenHeader'
import { Button } from '@/components/ui/Button'
import { IconButton } from '@/components/ui/IconButton'
import { Panel } from '@/components/ui/Panel'
import { SkeletonLines } from '@/components/ui/Skeleton'
import { Tabs, type Tab } from '@/components/ui/Tabs'
import { useConnection, useLooking } from '@/lib/live/client/hooks'
import { useActions } from './actions'
import { ClockControls } from './ClockControls'
import { HeldBanner } from './HeldBanner'
import { MasterDialogs } from './MasterDialogs'
import { useMaster, type MasterTab } from './masterStore'
import { ArmiesPanel } from './panels/ArmiesPanel'
import { HqPanel } from './panels/HqPanel'
import { NoticesPanel } from './panels/NoticesPanel'
import { PeoplePanel } from './panels/PeoplePanel'
import { RecentPanel } from './panels/RecentPanel'
import { TimelinePanel } from './panels/TimelinePanel'
import { useWaiting } from './panels/useWaiting'
import { PlayingBanner } from './desk/PlayingBanner'
import { pressing } from './queue/queueModel'
import { QueuePanel } from './queue/QueuePanel'
import { useQueue } from './queue/useQueue'
import { SelectionPanel } from './selection/SelectionPanel'
import { useShortcuts } from './useShortcuts'
import { useTargets } from './useTargets'

/**
 * The master's console: the map, what is chosen on it, and everything that waits or comes. On a wide window the timeline has a
 * column of its own; on a phone all stands under the map.
 */
export function MasterScreen({ slug }: { slug: string }) {
  const t = useTranslations('master')
  const { ready } = useConnection()
  const { selection, select, tab, dialog, open, jump } = useMaster()
  useLooking(selection?.id ?? tab)
  const targets = useTargets()
  const actions = useActions()
  useShortcuts(actions, dialog !== null)
  return (
    <div className="flex min-h-dvh flex-col lg:h-dvh">
      <ScreenHeader
        title={t('title')}
        icon={RadioTower}
        actions={
          <>
            <ClockControls />
            <Button className="max-lg:hidden" variant="plain" icon={Command} keyHint="Ctrl+K" onClick={() => open({ kind: 'palette' })}>
              {t('actions.palette')}
            </Button>
            <IconButton
              className="max-lg:hidden"
              icon={Keyboard}
              label={t('actions.shortcuts')}
              keyHint="?"
              onClick={() => open({ kind: 'shortcuts' })}
            />
          </>
        }
      />
      <HeldBanner />
      <PlayingBanner />
      <main className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] gap-2 p-2 lg:grid-cols-[minmax(0,1fr)_25.5rem] 2xl:grid-cols-[minmax(0,1fr)_26rem_21rem]">
        <CampaignMap
          className="shadow-panel rounded-panel h-[46dvh] min-h-72 lg:h-auto"
          selected={selection}
          targets={targets?.targets ?? null}
          onSelect={(next) => {
            if (!targets?.pick(next)) select(next)
          }}
        />
        <Panel bodyClassName="flex min-w-0 flex-col" className="min-w-0 max-lg:min-h-96">
          {ready ? <MasterTabs slug={slug} /> : <div className="p-3">{<SkeletonLines lines={8} />}</div>}
        </Panel>
        <Panel title={t('tabs.timeline')} icon={Clock} className="hidden 2xl:flex" bodyClassName="">
          <TimelinePanel slug={slug} onJump={jump} />
        </Panel>
      </main>
      <MasterDialogs actions={actions} />
    </div>
  )
}

function MasterTabs({ slug }: { slug: string }) {
  const t = useTranslations('master')
  const { tab, showTab, jump, cardId } = useMaster()
  const waiting = useWaiting()
  const queue = useQueue()
  const panel = { slug, onJump: jump }
  const tabs: Tab[] = [
    { id: 'queue', label: t('tabs.queue'), icon: Inbox, count: pressing(queue).length, content: <QueuePanel {...panel} /> },
    { id: 'selection', label: t('tabs.selection'), icon: MapPinned, content: <SelectionPanel /> },
    { id: 'timeline', label: t('tabs.timeline'), icon: Clock, content: <TimelinePanel {...panel} /> },
    { id: 'armies', label: t('tabs.armies'), icon: Flag, content: <ArmiesPanel {...panel} /> },
    { id: 'hq', label: t('tabs.hq'), icon: RadioTower, count: waiting.hq, content: <HqPanel {...panel} cardId={cardId} /> },
    { id: 'battles', label: t('tabs.battles'), icon: Swords, count: waiting.battles, content: <BattlesPanel {...panel} /> },
    { id: 'notices', label: t('tabs.notices'), icon: Mails, content: <NoticesPanel {...panel} /> },
    { id: 'people', label: t('tabs.people'), icon: Users, content: <PeoplePanel {...panel} /> },
    { id: 'recent', label: t('tabs.recent'), icon: ScrollText, content: <RecentPanel {...panel} /> },
  ]
  return (
    <Tabs compact className="flex-1" label={t('tabs.label')} tabs={tabs} value={tab} onValueChange={(id) => showTab(id as MasterTab)} />
  )
}
