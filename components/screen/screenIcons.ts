import { BookOpenText, Dices, Compass, RadioTower, Swords, Tv, UserRound, Users, type LucideIcon } from 'lucide-react'
import type { ScreenName } from '@/components/auth/screens'

export const screenIcons: Record<ScreenName, LucideIcon> = {
  master: Compass,
  hq: RadioTower,
  general: Swords,
  table: Dices,
  me: UserRound,
  people: Users,
  audit: BookOpenText,
  wall: Tv,
}
