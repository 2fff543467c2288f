import {
  BookOpenText,
  Camera,
  Inbox,
  Layers,
  MonitorSmartphone,
  Dices,
  Compass,
  Grid3x3,
  RadioTower,
  Swords,
  Tv,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { ScreenName } from '@/components/auth/screens'

export const screenIcons: Record<ScreenName, LucideIcon> = {
  master: Compass,
  hq: RadioTower,
  general: Swords,
  table: Dices,
  battles: Grid3x3,
  inbox: Inbox,
  papers: Camera,
  me: UserRound,
  deck: Layers,
  people: Users,
  screens: MonitorSmartphone,
  audit: BookOpenText,
  wall: Tv,
}
