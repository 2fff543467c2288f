import { redirect } from 'next/navigation'
import { CampaignList } from '@/components/auth/CampaignList'
import { pageCaller } from '@/components/auth/pageAccess'
import { getTranslations } from '@/lib/i18n/server'
import { appContext } from '@/lib/server/context'

export async function generateMetadata() {
  return { title: (await getTranslations('login'))('campaigns.title') }
}

/** The campaigns of an account, each with the screens it may open. */
export default async function CampaignsPage() {
  const caller = await pageCaller()
  if (caller?.kind !== 'account') redirect('/login?next=/campaigns')
  const { accounts, campaigns } = appContext()
  const rehearsals = new Set(campaigns().flatMap(({ slug, rehearsal }) => (rehearsal ? [slug] : [])))
  const list = accounts.campaigns(caller.accountId).map(({ slug, title, character }) => ({
    slug,
    title,
    character,
    rehearsal: rehearsals.has(slug),
    roles: [...(accounts.identity(caller.accountId, slug)?.person?.roles ?? [])],
  }))
  return <CampaignList campaigns={list} />
}
