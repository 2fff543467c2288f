'use client'
import { ChevronRight, LogOut, Users } from 'lucide-react'
import { signOut } from 'next-auth/react'
import { useTranslations } from 'use-intl'
import { AppearanceMenu } from '@/components/layout/AppearanceMenu'
import { PracticeLink } from '@/components/practice/PracticeLink'
import { screenIcons } from '@/components/screen/screenIcons'
import { Badge } from '@/components/ui/Badge'
import { Button } from '@/components/ui/Button'
import { EmptyState } from '@/components/ui/EmptyState'
import type { Role } from '@/lib/kernel/command'
import { homeOf, screensOf } from './screens'
import { Wordmark } from './Wordmark'

export interface ListedCampaign {
  slug: string
  title: string
  character: string
  rehearsal: boolean
  roles: Role[]
}

/** One's campaigns with the screens they open; the screen one works at is the largest. */
export function CampaignList({ campaigns }: { campaigns: ListedCampaign[] }) {
  const t = useTranslations('login')
  return (
    <div className="mx-auto flex min-h-dvh max-w-5xl flex-col gap-6 p-4 sm:p-8">
      <header className="flex items-center gap-3">
        <Wordmark small />
        <div className="ml-auto flex items-center gap-2">
          <AppearanceMenu />
          <Button variant="plain" icon={LogOut} className="min-h-11" onClick={() => void signOut({ callbackUrl: '/login' })}>
            {t('campaigns.logout')}
          </Button>
        </div>
      </header>
      <main className="flex flex-col gap-5">
        <div>
          <h1 className="text-3xl font-bold">{t('campaigns.title')}</h1>
          <p className="text-ink-soft mt-1">{t('campaigns.lead')}</p>
        </div>
        {campaigns.length === 0 && (
          <div className="bg-panel rounded-panel shadow-panel">
            <EmptyState icon={Users} title={t('campaigns.empty')}>
              {t('campaigns.emptyText')}
            </EmptyState>
          </div>
        )}
        {campaigns.map((campaign) => (
          <Campaign key={campaign.slug} campaign={campaign} />
        ))}
        <PracticeLink />
      </main>
    </div>
  )
}

function Campaign({ campaign }: { campaign: ListedCampaign }) {
  const t = useTranslations('login')
  const home = homeOf(campaign.roles)
  const screens = [home, ...screensOf(campaign.roles).filter((screen) => screen !== home)]
  return (
    <section aria-labelledby={`campaign-${campaign.slug}`} className="bg-panel rounded-panel shadow-panel overflow-hidden">
      <header className="border-rule flex flex-wrap items-center gap-x-3 gap-y-1 border-b px-4 py-3 sm:px-5">
        <h2 id={`campaign-${campaign.slug}`} className="text-xl font-bold [overflow-wrap:anywhere]">
          {campaign.title || campaign.slug}
        </h2>
        {campaign.rehearsal && <Badge tone="wait">{t('campaigns.rehearsal')}</Badge>}
        <p className="text-ink-soft ml-auto text-sm">{t('campaigns.as', { name: campaign.character })}</p>
      </header>
      <ul className="grid gap-px sm:grid-cols-2 lg:grid-cols-3">
        {screens.map((screen, index) => {
          const Icon = screenIcons[screen]
          const first = index === 0
          return (
            <li key={screen} className={first ? 'sm:col-span-2 lg:col-span-3' : ''}>
              <a
                href={`/c/${campaign.slug}/${screen}`}
                className={`group hover:bg-press-wash flex min-h-16 items-center gap-3 px-4 py-3 -outline-offset-2 transition-colors sm:px-5 ${first ? 'bg-raised' : ''}`}
              >
                <Icon
                  aria-hidden
                  className={first ? 'text-press size-8' : 'text-ink-faint group-hover:text-press size-6'}
                  strokeWidth={1.8}
                />
                <span className="min-w-0 flex-1">
                  <span className={`block font-semibold ${first ? 'text-lg' : ''}`}>{t(`screens.${screen}`)}</span>
                  <span className="text-ink-soft block text-sm">{t(`screenText.${screen}`)}</span>
                </span>
                <ChevronRight aria-hidden className="text-ink-faint size-5 shrink-0" />
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
