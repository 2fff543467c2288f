import { setting } from '@/lib/campaign/settings'
import type { CampaignDirectory } from '@/lib/auth/accounts'
import { firstFree, latinWords } from '@/lib/auth/codes'
import { parsePack } from '@/lib/scenario/parse'
import { stateFromPack } from '@/lib/scenario/toState'
import type { Store } from '@/lib/store/open'
import type { CampaignService } from '@/lib/store/types'
import type { CampaignCreation, NewCampaignOptions } from './context'

export const titleOf = (service: CampaignService): string => setting(service.state(), 'campaign.title') || service.slug
export const isRehearsal = (service: CampaignService): boolean => service.state().clock.clock?.rehearsal ?? false

/** The campaigns of a store by slug. */
export function directoryOf(store: Store): CampaignDirectory {
  return {
    bySlug: (slug) => store.campaigns().find((service) => service.slug === slug) ?? null,
    all: () => store.campaigns().map((service) => ({ id: service.id, slug: service.slug, title: titleOf(service) })),
  }
}

const slugPattern = /^[a-z0-9][a-z0-9-]{0,59}$/

/** A slug from a name or title that no campaign has yet. */
const freeSlug = (name: string, taken: (slug: string) => boolean): string =>
  firstFree(latinWords(name).join('-').slice(0, 50).replace(/-$/, '') || 'campaign', '-', taken)

/** Makes a campaign from a scenario pack. Every fault has its path and its reason in words. */
export async function createFromPack(store: Store, json: unknown, options: NewCampaignOptions): Promise<CampaignCreation> {
  const parsed = parsePack(json)
  if (!parsed.ok) return { errors: parsed.errors }
  const taken = (slug: string) => store.campaigns().some((service) => service.slug === slug)
  const slug = options.slug ?? freeSlug(options.name ?? parsed.pack.title, taken)
  if (!slugPattern.test(slug)) return { errors: [{ path: 'slug', reason: 'только a–z, 0–9 и дефис, до 60 знаков' }] }
  if (taken(slug)) return { errors: [{ path: 'slug', reason: `кампания «${slug}» уже есть` }] }
  const master = { player: 'Мастер', character: 'Мастер' }
  const state = stateFromPack(parsed.pack, { rehearsal: options.rehearsal, master })
  const service = await store.create({ slug, title: parsed.pack.title, state, rehearsal: options.rehearsal })
  return { slug: service.slug }
}
