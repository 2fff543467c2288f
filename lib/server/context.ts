import type { CampaignService } from '@/lib/store/types'
import type { Accounts } from '@/lib/auth/types'
import type { Identity, Snapshot } from '@/lib/live/protocol'

/**
 * The one place where the server's bundle and Next's bundle meet: a registered symbol on globalThis (a module variable would be a
 * copy per bundle). Only types are imported, so Next never bundles Prisma or the native driver.
 */
export interface AppContext {
  bootId: string
  /** Campaigns by slug. */
  campaign(slug: string): CampaignService | null
  campaigns(): { slug: string; title: string; rehearsal: boolean }[]
  accounts: Accounts
  /** Snapshots of what an identity may see: for HTTP `GET …/state`. */
  snapshots(slug: string, identity: Identity): Snapshot[]
  /** Connected screens of a campaign, for the master. */
  screens(slug: string): { id: string; audiences: string[]; personId: string | null; since: number }[]
}

const KEY = Symbol.for('stavka.context')
type Shared = typeof globalThis & { [KEY]?: AppContext }

export function setContext(context: AppContext): void {
  ;(globalThis as Shared)[KEY] = context
}

export function appContext(): AppContext {
  const context = (globalThis as Shared)[KEY]
  if (!context) throw new Error('The application context is missing: start with `npm start`, not with `next start`.')
  return context
}
