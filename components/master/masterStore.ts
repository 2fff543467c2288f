import { create } from 'zustand'
import type { MapSelection } from '@/components/map/selection'
import type { Json } from '@/lib/kernel/json'
import type { JumpTarget } from './panels/panel'

export const masterTabs = ['queue', 'selection', 'timeline', 'armies', 'hq', 'battles', 'notices', 'people', 'recent'] as const
export type MasterTab = (typeof masterTabs)[number]

/** What lies open over the console; one at a time. */
export type MasterDialog =
  | { kind: 'palette' }
  | { kind: 'shortcuts' }
  | { kind: 'legend' }
  | { kind: 'start' }
  | { kind: 'end' }
  | { kind: 'split'; armyId: string }
  | { kind: 'merge'; armyId: string; otherId: string }
  | { kind: 'correctArmy'; armyId: string }
  | { kind: 'correctOfficer'; personId: string }
  | { kind: 'correctSector'; sectorId: string }
  | { kind: 'correctMarch'; marchId: string }
  | { kind: 'correctRow'; table: string; id: string; columns: Record<string, Json> }
  | { kind: 'reminder'; about: 'sector' | 'army' | 'person' | null; id: string | null }
  | { kind: 'hours' }
  | { kind: 'states' }
  | { kind: 'person' | 'leave' | 'character' | 'side'; personId: string }

/** An order being written: who goes, and the sectors chosen so far. */
export interface OrderDraft {
  kind: 'army' | 'rider'
  bodyId: string
  route: string[]
}

interface MasterState {
  selection: MapSelection | null
  tab: MasterTab
  dialog: MasterDialog | null
  order: OrderDraft | null
  /** Card that the HQ panel unfolds and shows. */
  cardId: string | null
  /** The state that this master plays now: its armies' orders go out in the name of their generals. */
  playing: string | null
  select: (selection: MapSelection | null) => void
  showTab: (tab: MasterTab) => void
  open: (dialog: MasterDialog | null) => void
  startOrder: (kind: OrderDraft['kind'], bodyId: string) => void
  setRoute: (route: string[]) => void
  endOrder: () => void
  play: (stateId: string | null) => void
  jump: (target: JumpTarget) => void
}

/** In whose name a master orders this army: its general's while he plays its state («играет за государство»), else his own. */
export const inWhoseName = (army: { stateId: string; generalId: string | null } | null | undefined): string | null =>
  army && useMaster.getState().playing === army.stateId ? army.generalId : null

/** State of the console's page alone: nothing of it is the game's. */
export const useMaster = create<MasterState>((set) => ({
  selection: null,
  tab: 'queue',
  dialog: null,
  order: null,
  cardId: null,
  playing: null,
  select: (selection) => set({ selection, order: null, ...(selection ? { tab: 'selection' as const } : {}) }),
  showTab: (tab) => set({ tab }),
  open: (dialog) => set({ dialog }),
  startOrder: (kind, bodyId) => set({ order: { kind, bodyId, route: [] }, tab: 'selection', selection: { kind, id: bodyId } }),
  setRoute: (route) => set((state) => (state.order ? { order: { ...state.order, route } } : state)),
  endOrder: () => set({ order: null }),
  play: (playing) => set({ playing }),
  jump: ({ armyId, sectorId, cardId }) => {
    if (cardId) set({ tab: 'hq', cardId })
    else if (armyId) set({ selection: { kind: 'army', id: armyId }, tab: 'selection', order: null })
    else if (sectorId) set({ selection: { kind: 'sector', id: sectorId }, tab: 'selection', order: null })
  },
}))
