'use client'
import { KeyRound, Users } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ScreenHeader } from '@/components/screen/ScreenHeader'
import { Tabs } from '@/components/ui/Tabs'
import { fetchLogins } from './api'
import { KeysTab } from './KeysTab'
import { PeopleTab } from './PeopleTab'
import { useFetched } from './useFetched'

/** Everybody of the event, their roles and logins; and the keys by which screens without a login connect. */
export function PeopleScreen({ slug }: { slug: string }) {
  const t = useTranslations('people')
  const [tab, setTab] = useState('people')
  const logins = useFetched(useCallback(() => fetchLogins(slug), [slug]))
  return (
    <div className="flex min-h-dvh flex-col">
      <ScreenHeader title={t('title')} icon={Users} />
      <main className="mx-auto w-full max-w-[100rem] flex-1 p-2 sm:p-4">
        <Tabs
          label={t('title')}
          value={tab}
          onValueChange={setTab}
          tabs={[
            { id: 'people', label: t('tabs.people'), icon: Users, content: <PeopleTab slug={slug} logins={logins} /> },
            { id: 'keys', label: t('tabs.screens'), icon: KeyRound, content: <KeysTab slug={slug} /> },
          ]}
        />
      </main>
    </div>
  )
}
