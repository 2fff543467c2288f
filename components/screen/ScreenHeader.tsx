'use client'
import { LayoutGrid, LogOut, type LucideIcon } from 'lucide-react'
import { signOut } from 'next-auth/react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { screensOf } from '@/components/auth/screens'
import { AppearanceMenu } from '@/components/layout/AppearanceMenu'
import { LiveStatus, StaleBanner } from '@/components/ui/LiveStatus'
import type { MenuItem } from '@/components/ui/Menu'
import { useLiveClient, useRow } from '@/lib/live/client/hooks'
import { EventClock } from './EventClock'
import { screenIcons } from './screenIcons'
import { useViewer } from './Viewer'

/** The head of a live page: what this is, the event's clock, whether it is live, the way to one's other screens and out. */
export function ScreenHeader({ title, icon: Icon, actions }: { title: ReactNode; icon?: LucideIcon; actions?: ReactNode }) {
  const campaign = useRow('campaign', 'campaign')
  return (
    <>
      <header className="bg-panel border-rule sticky top-0 z-20 flex min-h-14 flex-wrap items-center gap-x-2 gap-y-1 border-b px-3 py-1.5 sm:gap-x-4 sm:px-4 print:hidden">
        <div className="flex min-w-0 flex-1 items-center gap-2.5">
          {Icon && <Icon aria-hidden className="text-press size-5 shrink-0" strokeWidth={2} />}
          <div className="min-w-0">
            <p className="eyebrow truncate max-sm:hidden">{campaign?.title || ' '}</p>
            <h1 className="truncate text-base leading-tight font-bold sm:text-lg">{title}</h1>
          </div>
        </div>
        <EventClock />
        <div className="flex items-center gap-2">
          <LiveStatus className="max-sm:text-[0px] max-sm:[&>svg]:size-5" />
          {actions}
          <PersonMenu />
        </div>
      </header>
      <StaleBanner />
    </>
  )
}

/** Language and theme; for a person who is logged in also his other screens and the way out. */
function PersonMenu() {
  const t = useTranslations('login')
  const slug = useLiveClient()?.slug
  const viewer = useViewer()
  if (!viewer || !slug) return <AppearanceMenu />
  const items: MenuItem[] = [
    ...screensOf(viewer.roles).map((screen) => ({
      id: screen,
      label: t(`screens.${screen}`),
      icon: screenIcons[screen],
      href: `/c/${slug}/${screen}`,
    })),
    { id: 'campaigns', label: t('campaigns.title'), icon: LayoutGrid, href: '/campaigns' },
    { id: 'logout', label: t('campaigns.logout'), icon: LogOut, onSelect: () => void signOut({ callbackUrl: '/login' }) },
  ]
  return <AppearanceMenu extra={items} />
}
