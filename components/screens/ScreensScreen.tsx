'use client'
import { BellRing, KeyRound, MonitorSmartphone, ScanEye, Tv } from 'lucide-react'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { fetchScreens } from '@/components/people/api'
import { useFetched } from '@/components/people/useFetched'
import { ScreenHeader } from '@/components/screen/ScreenHeader'
import { Button } from '@/components/ui/Button'
import { EmptyState } from '@/components/ui/EmptyState'
import { ErrorState } from '@/components/ui/ErrorState'
import { Panel } from '@/components/ui/Panel'
import { SkeletonLines } from '@/components/ui/Skeleton'
import { useConnection, useRows } from '@/lib/live/client/hooks'
import { CallsPanel } from './CallsPanel'
import { OwnDevices } from './OwnDevices'
import { isCommon, listScreens } from './screensModel'
import { ScreenRow } from './ScreenRow'

/** Every screen of the event for the masters: which is which, where it hangs, what it shows (EP-44); and the calls on the walls. */
export function ScreensScreen({ slug }: { slug: string }) {
  const t = useTranslations('screens')
  const { ready } = useConnection()
  const rows = useRows('screens')
  const connected = useFetched(
    useCallback(() => fetchScreens(slug), [slug]),
    2_500,
  )
  const { give, busy } = useGive()
  const listed = listScreens(connected.value ?? [], rows)
  const common = listed.filter(isCommon)
  const here = common.filter(({ connections }) => connections.length > 0).map(({ device }) => device)
  return (
    <div className="flex min-h-dvh flex-col">
      <ScreenHeader title={t('title')} icon={Tv} />
      <main className="mx-auto grid w-full max-w-7xl flex-1 items-start gap-3 p-3 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Panel
          title={t('list')}
          icon={MonitorSmartphone}
          mark={<span className="figures text-ink-soft text-sm">{connected.value === null ? '' : here.length}</span>}
          actions={
            <Button
              icon={ScanEye}
              className="min-h-11"
              busy={busy}
              disabled={here.length === 0}
              onClick={() => void give('screen.identify', { screens: here })}
            >
              {t('identifyAll')}
            </Button>
          }
          bodyClassName=""
        >
          <p className="text-ink-soft border-rule border-b p-3 text-sm">
            {t('lead')}{' '}
            <a className="text-press inline-flex items-center gap-1 font-medium hover:underline" href={`/c/${slug}/people`}>
              <KeyRound aria-hidden className="size-4" />
              {t('keys')}
            </a>
          </p>
          {connected.failed && <ErrorState title={t('failed')} onRetry={connected.again} />}
          {!ready || (connected.value === null && !connected.failed) ? (
            <div className="p-3">
              <SkeletonLines lines={4} />
            </div>
          ) : (
            common.length === 0 && (
              <EmptyState icon={Tv} title={t('empty')}>
                {t('emptyText')}
              </EmptyState>
            )
          )}
          <ul className="divide-rule divide-y">{ready && common.map((screen) => <ScreenRow key={screen.device} screen={screen} />)}</ul>
        </Panel>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
          <Panel title={t('calls.title')} icon={BellRing}>
            <CallsPanel />
          </Panel>
          <OwnDevices screens={listed.filter((screen) => !isCommon(screen))} />
        </div>
      </main>
    </div>
  )
}
