import { randomBytes, randomUUID } from 'node:crypto'
import type { Server as HttpServer } from 'node:http'
import path from 'node:path'
import { StoredAccounts } from '@/lib/auth/accounts'
import { KioskSessions } from '@/lib/auth/kioskSessions'
import { Pins } from '@/lib/auth/pins'
import { prismaAccountStore } from '@/lib/auth/prismaAccountStore'
import { prismaPinStore } from '@/lib/auth/prismaPinStore'
import { TabletSessions } from '@/lib/auth/tabletSessions'
import { personIdentity } from '@/lib/live/audiences'
import { Limits } from '@/lib/live/limits'
import { PracticeFiles } from '@/lib/live/practice/files'
import { attachPractice, type PracticeServer } from '@/lib/live/practice/sockets'
import { screensOf } from '@/lib/live/screens'
import { attachLive, type Live } from '@/lib/live/server'
import { practiceNamespace } from '@/lib/practice/protocol'
import type { Store } from '@/lib/store/open'
import { openUploads } from '@/lib/store/uploads'
import { createFromPack, directoryOf, isRehearsal, titleOf } from './campaigns'
import type { AppContext } from './context'
import { keptSecret, sameSecret } from './secrets'

/** Everything of the server but Next: what the pages, the endpoints and the sockets share. */
export interface Application {
  context: AppContext
  accounts: StoredAccounts
  live: Live
  /** Secret that the command line on this computer shows; a new one with every start. */
  localSecret: string
}

interface Options {
  store: Store
  http: HttpServer
  dataFolder: string
  publicUrl: string | null
  report: (error: unknown, what: string) => void
}

/** Puts the parts together around an open store and an HTTP server. */
export async function openApplication({ store, http, dataFolder, publicUrl, report }: Options): Promise<Application> {
  const directory = directoryOf(store)
  const accounts = await StoredAccounts.open(prismaAccountStore(store.prisma), directory)
  const localSecret = `local_${randomBytes(32).toString('base64url')}`
  const context: AppContext = {
    bootId: randomUUID(),
    campaign: (slug) => directory.bySlug(slug),
    campaigns: () => store.campaigns().map((one) => ({ slug: one.slug, title: titleOf(one), rehearsal: isRehearsal(one) })),
    accounts,
    kiosk: new KioskSessions(
      (accountId, slug) => accounts.identity(accountId, slug),
      (session) => live.endToken(session),
    ),
    pins: await Pins.open(prismaPinStore(store.prisma)),
    tablets: new TabletSessions(),
    limits: new Limits(),
    authSecret: keptSecret(dataFolder, 'session'),
    publicUrl,
    report,
    isLocalAdmin: (secret) => sameSecret(secret, localSecret),
    localIdentity(slug) {
      const service = directory.bySlug(slug)
      return service && personIdentity(service.state(), 'master')
    },
    resetAdmin: () => accounts.resetAdmin(),
    async createCampaign(pack, options) {
      const created = await createFromPack(store, pack, options)
      const service = 'slug' in created ? directory.bySlug(created.slug) : null
      if (service) live.open(service)
      return created
    },
    snapshots(slug, identity) {
      const service = directory.bySlug(slug)
      return service ? live.snapshots(service, identity) : []
    },
    screens: (slug) => screensOf(live.io, slug),
    uploads: openUploads(dataFolder),
  }
  accounts.onEnded((ended) => 'account' in ended && context.kiosk.endAccount(ended.account))
  const live = attachLive({ http, context, accounts, report })
  for (const service of store.campaigns()) live.open(service)
  const files = new PracticeFiles(path.join(dataFolder, 'practice'), Date.now)
  attachPractice(live.io.of(practiceNamespace) as unknown as PracticeServer, { files, monotonic: () => performance.now(), report })
  return { context, accounts, live, localSecret }
}
