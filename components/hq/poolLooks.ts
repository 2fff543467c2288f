import { HeartHandshake, Package, Zap, type LucideIcon } from 'lucide-react'
import type { PoolId } from '@/lib/campaign/hq/tables'

/** The picture of each pool: the same everywhere, so that a cost is read without its word. */
export const poolIcons: Record<PoolId, LucideIcon> = { energy: Zap, resources: Package, bchs: HeartHandshake }
