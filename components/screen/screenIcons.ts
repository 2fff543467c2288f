import { BookOpenText, Dices, Gamepad2, RadioTower, Swords, Tv, UserRound, Users, type LucideIcon } from 'lucide-react'
import type { ScreenName } from '@/components/auth/screens'

export const screenIcons: Record<ScreenName, LucideIcon> = {
  master: Gamepad2,
  hq: RadioTower,
  general: Swords,
  table: Dices,
  me: UserRound,
  people: Users,
  audit: BookOpenText,
  wall: Tv,
}
