import type { CampaignService } from '@/lib/store/types'
import type { Uploads } from '@/lib/store/uploads'
import type { KioskSessions } from '@/lib/auth/kioskSessions'
import type { Pins } from '@/lib/auth/pins'
import type { TabletSessions } from '@/lib/auth/tabletSessions'
import type { Accounts } from '@/lib/auth/types'
import type { Limits } from '@/lib/live/limits'
import type { Identity, Snapshot } from '@/lib/live/protocol'

/**
 * The one place where the server's bundle and Next's bundle meet: a registered symbol on globalThis (a module variable would be a
 * copy per bundle). Only types are imported, so Next never bundles Prisma or the native driver.
 */
export interface AppContext {
  bootId: string
  /** Campaigns by slug. */
  campaign: (slug: string) => CampaignService | null
  campaigns: () => { slug: string; title: string; rehearsal: boolean }[]
  accounts: Accounts
  /** People at shared tablets (EP-43). */
  kiosk: KioskSessions
  /** PINs of volunteers, and who holds HQ's shared tablets (EP-30). */
  pins: Pins
  tablets: TabletSessions
  limits: Limits
  /** Signs the session cookies. */
  authSecret: string
  /** Address that people use, for cards and links; null: the one of the request. */
  publicUrl: string | null
  /** Writes a fault of the program into the log. */
  report: (error: unknown, what: string) => void
  /** True for the secret in the data folder that the command line shows while the server runs. */
  isLocalAdmin(secret: string): boolean
  /** Who the command line is in a campaign: its master. */
  localIdentity(slug: string): Identity | null
  /** A new login for the administrator. */
  resetAdmin(): Promise<{ login: string; code: string }>
  /** Makes a campaign from a scenario pack (`lib/scenario`). */
  createCampaign(pack: unknown, options: NewCampaignOptions): Promise<CampaignCreation>
  /** Snapshots of what an identity may see: for HTTP `GET …/state`. */
  snapshots(slug: string, identity: Identity): Snapshot[]
  /** Connected screens of a campaign, for the master. */
  screens(slug: string): Screen[]
  /** Photos of paper orders (EP-2). */
  uploads: Uploads
}

/** A connected screen. */
export interface Screen {
  id: string
  /** What the screen calls itself. */
  name: string
  /** The id that the device keeps for itself (`screens` rows have it), or null. */
  device: string | null
  audiences: string[]
  /** What its token or login could hear: a wall hears less. */
  opener: string[]
  personId: string | null
  /** UTC milliseconds. */
  since: number
}

/** How a campaign made from a pack is called. */
export interface NewCampaignOptions {
  /** The slug it must have; null: one is found. */
  slug: string | null
  /** What a slug is made of when none is given; null: the pack's title. */
  name: string | null
  rehearsal: boolean
}

/** What came of making a campaign: its slug, or what is wrong with the pack or the slug. */
export type CampaignCreation = { slug: string } | { errors: { path: string; reason: string }[] }

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
