'use client'
import {
  CircleHelp,
  Clock,
  Bell,
  ClipboardPen,
  DoorOpen,
  Drama,
  Flag,
  Hand,
  Inbox,
  Keyboard,
  MailCheck,
  Mountain,
  Map,
  Pause,
  Play,
  ScrollText,
  Search,
  Send,
  Shield,
  Split,
  Swords,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useWallActions } from '@/components/screens/useWallActions'
import { useLiveClient, useSendCommand, useRow, useRows } from '@/lib/live/client/hooks'
import { masterTabs, useMaster } from './masterStore'

/** Something the master can do: the palette, the shortcuts and their list all come from here. */
export interface Action {
  id: string
  label: string
  /** Words it is also found by. */
  words?: string
  icon: LucideIcon
  /** `Ctrl+K`, `O`, `1`; null: only by the palette. */
  keys: string | null
  enabled: boolean
  run: () => void
}

const tabIcons: Record<(typeof masterTabs)[number], LucideIcon> = {
  queue: Inbox,
  armies: Flag,
  selection: Map,
  timeline: Clock,
  hq: Shield,
  battles: Swords,
  notices: MailCheck,
  people: Users,
  recent: ScrollText,
}

/** Every action of the console as it may be done now. */
export function useActions(): Action[] {
  const t = useTranslations('master.actions')
  const tabs = useTranslations('master.tabs')
  const send = useSendCommand()
  const clock = useRow('clock', 'clock')
  const armies = useRows('armies')
  const sectors = useRows('sectors')
  const selection = useMaster((state) => state.selection)
  const selected = useRow('armies', selection?.kind === 'army' ? selection.id : null)
  const people = useRows('people')
  const marches = useRows('marches')
  const march = marches.find((each) => selection !== null && (each.armyId ?? each.officerId) === selection.id) ?? null
  const held = useRow('holds', march && `march/${march.id}`) !== null
  const hqLabel = useRow('campaign', 'campaign')?.hqLabel
  const slug = useLiveClient()?.slug ?? null
  const walls = useWallActions()
  return useMemo(() => {
    const { open, select, showTab, startOrder } = useMaster.getState()
    // Escape leaves the order that is being written first, then the selection.
    const stepBack = () => (useMaster.getState().order ? useMaster.getState().endOrder() : select(null))
    const status = clock?.status
    const actions: Action[] = [
      { id: 'palette', label: t('palette'), icon: Search, keys: 'Ctrl+K', enabled: true, run: () => open({ kind: 'palette' }) },
      { id: 'start', label: t('start'), icon: Play, keys: null, enabled: status === 'setup', run: () => open({ kind: 'start' }) },
      { id: 'pause', label: t('pause'), icon: Pause, keys: 'P', enabled: status === 'running', run: () => void send('clock.pause', {}) },
      { id: 'resume', label: t('resume'), icon: Play, keys: 'P', enabled: status === 'paused', run: () => void send('clock.resume', {}) },
      {
        id: 'end',
        label: t('end'),
        icon: Flag,
        keys: null,
        enabled: status === 'running' || status === 'paused',
        run: () => open({ kind: 'end' }),
      },
      {
        id: 'order',
        label: t('order'),
        icon: Send,
        keys: 'O',
        enabled: selection?.kind === 'rider' || selected?.status === 'rest',
        run: () => selection && selection.kind !== 'sector' && startOrder(selection.kind, selection.id),
      },
      {
        id: 'split',
        label: t('split'),
        icon: Split,
        keys: 'S',
        enabled: (selected?.units.length ?? 0) > 1,
        run: () => selected && open({ kind: 'split', armyId: selected.id }),
      },
      ...masterTabs.map((tab, index) => ({
        id: `tab.${tab}`,
        label: (tab === 'hq' && hqLabel) || tabs(tab),
        icon: tabIcons[tab],
        keys: String(index + 1),
        enabled: true,
        run: () => showTab(tab),
      })),
      {
        id: 'remind',
        label: t('remind'),
        icon: Bell,
        keys: 'N',
        enabled: true,
        run: () =>
          open({
            kind: 'reminder',
            about: selection === null ? null : selection.kind === 'rider' ? 'person' : selection.kind,
            id: selection?.id ?? null,
          }),
      },
      {
        id: 'hold',
        label: t(held ? 'release' : 'hold'),
        icon: Hand,
        keys: 'H',
        enabled: march !== null,
        run: () => march && void send(held ? 'desk.release' : 'desk.hold', { kind: 'march', id: march.id }),
      },
      { id: 'states', label: t('states'), icon: Drama, keys: null, enabled: true, run: () => open({ kind: 'states' }) },
      { id: 'hours', label: t('hours'), icon: DoorOpen, keys: null, enabled: true, run: () => open({ kind: 'hours' }) },
      {
        id: 'handover',
        label: t('handover'),
        icon: ClipboardPen,
        keys: null,
        enabled: slug !== null,
        run: () => window.open(`/c/${slug}/handover`, '_self'),
      },
      {
        id: 'maps',
        label: t('maps'),
        icon: Mountain,
        keys: null,
        enabled: slug !== null,
        run: () => window.open(`/c/${slug}/maps`, '_self'),
      },
      { id: 'legend', label: t('legend'), icon: CircleHelp, keys: 'L', enabled: true, run: () => open({ kind: 'legend' }) },
      { id: 'shortcuts', label: t('shortcuts'), icon: Keyboard, keys: '?', enabled: true, run: () => open({ kind: 'shortcuts' }) },
      { id: 'clear', label: t('clear'), icon: Map, keys: 'Esc', enabled: selection !== null, run: stepBack },
    ]
    const places = sectors.map((sector): Action => ({
      id: `sector.${sector.id}`,
      label: sector.name,
      words: t('sector'),
      icon: Map,
      keys: null,
      enabled: true,
      run: () => select({ kind: 'sector', id: sector.id }),
    }))
    const bodies = armies.map((army): Action => ({
      id: `army.${army.id}`,
      label: army.name,
      words: t('army'),
      icon: Flag,
      keys: null,
      enabled: true,
      run: () => select({ kind: 'army', id: army.id }),
    }))
    const everybody = people.map((person): Action => ({
      id: `person.${person.id}`,
      label: person.character,
      words: [person.player, person.nickname].filter(Boolean).join(' · '),
      icon: UserRound,
      keys: null,
      enabled: true,
      run: () => open({ kind: 'person', personId: person.id }),
    }))
    return [...actions, ...bodies, ...everybody, ...places, ...walls]
  }, [t, tabs, send, clock, armies, sectors, people, selection, selected, march, held, slug, walls, hqLabel])
}
