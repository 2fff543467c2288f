'use client'
import { Link2Off, ScanEye, Trash2, Wifi } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { useAudienceName } from '@/components/people/useAudienceName'
import { Badge } from '@/components/ui/Badge'
import { Button } from '@/components/ui/Button'
import { Checkbox } from '@/components/ui/Checkbox'
import { Field, Input } from '@/components/ui/Field'
import { IconButton } from '@/components/ui/IconButton'
import { Select } from '@/components/ui/Select'
import { layouts, rooms, roomsOfHq } from '@/lib/campaign/screens/tables'
import type { ListedScreen } from './screensModel'

/** One screen: its number, its name, whether it is there, and what it is to show. Every choice takes effect at once. */
export function ScreenRow({ screen }: { screen: ListedScreen }) {
  const t = useTranslations('screens')
  const { give, busy } = useGive()
  const heading = useId()
  const audienceName = useAudienceName()
  const { device, row, connections } = screen
  const connected = connections.length > 0
  const isWall = screen.pages.includes('wall') || !connected
  const room = row?.room ?? 'hall'
  const layout = row?.layout ?? 'map'
  const assign = (change: Record<string, string | boolean | null>) => void give('screen.assign', { screen: device, ...change })
  const what = screen.personId
    ? audienceName(`person:${screen.personId}`)
    : keysOf(connections.flatMap(({ opener }) => opener))
        .map(audienceName)
        .join(', ')
  return (
    <li aria-labelledby={heading} data-screen={device} className="grid gap-3 p-3 sm:grid-cols-[4.5rem_minmax(0,1fr)]">
      <div className="flex items-start gap-3 sm:flex-col sm:items-stretch">
        <p className="figures bg-sunken rounded-control grid min-h-16 w-18 place-items-center text-3xl font-bold">{row?.number ?? '—'}</p>
      </div>
      <div className="flex min-w-0 flex-col gap-2.5">
        <div className="flex flex-wrap items-center gap-2">
          <h3 id={heading} className="mr-1 min-w-0 truncate text-base font-semibold">
            {row?.name || t('unnamed', { number: row?.number ?? 0 })}
          </h3>
          {connected ? (
            <Badge tone="calm" icon={Wifi}>
              {t('connected')}
            </Badge>
          ) : (
            <Badge icon={Link2Off}>{t('away')}</Badge>
          )}
          <span className="text-ink-soft truncate text-sm">
            {[what, ...screen.pages.map((page) => t(`pages.${pageKey(page)}`))].filter(Boolean).join(' · ')}
          </span>
          <span className="ml-auto flex items-center gap-1">
            <Button
              size="s"
              className="min-h-10"
              icon={ScanEye}
              busy={busy}
              disabled={!connected}
              onClick={() => void give('screen.identify', { screens: [device] })}
            >
              {t('identify')}
            </Button>
            {row && !connected && (
              <IconButton
                icon={Trash2}
                label={t('forget')}
                onClick={() => void give('screen.forget', { screen: device }, { done: t('forgotten') })}
              />
            )}
          </span>
        </div>
        <div className="grid gap-2.5 sm:grid-cols-2 xl:grid-cols-[minmax(0,1.4fr)_repeat(3,minmax(0,1fr))]">
          <Field label={t('name')}>
            {(ids) => (
              <Input
                {...ids}
                key={row?.name ?? ''}
                defaultValue={row?.name ?? ''}
                maxLength={80}
                placeholder={t('nameHint')}
                onBlur={(event) => event.target.value.trim() !== (row?.name ?? '') && assign({ name: event.target.value.trim() })}
                onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
              />
            )}
          </Field>
          <Field label={t('room')}>
            {(ids) => (
              <Select
                {...ids}
                value={room}
                onChange={(next) => assign({ room: next })}
                options={rooms.map((each) => ({ id: each, label: t(`rooms.${each}`) }))}
              />
            )}
          </Field>
          <Field label={t('layout')}>
            {(ids) => (
              <Select
                {...ids}
                value={layout}
                disabled={!isWall}
                onChange={(next) => assign({ layout: next })}
                options={layouts.map((each) => ({
                  id: each,
                  label: t(`layouts.${each}`),
                  disabled: each === 'hq' && !roomsOfHq.includes(room),
                }))}
              />
            )}
          </Field>
          <Field label={t('theme')}>
            {(ids) => (
              <Select
                {...ids}
                value={row?.theme ?? 'scenario'}
                onChange={(next) => assign({ theme: next === 'scenario' ? null : next })}
                options={(['scenario', 'console', 'mapRoom'] as const).map((each) => ({ id: each, label: t(`themes.${each}`) }))}
              />
            )}
          </Field>
        </div>
        <div className="flex flex-wrap items-center gap-x-6">
          <Checkbox checked={row?.sound ?? true} onChange={(sound) => assign({ sound })}>
            {t('sound')}
          </Checkbox>
          {layout === 'hq' && connected && !screen.mayHearHq && <p className="text-wait text-sm font-medium">{t('needsHqKey')}</p>}
        </div>
      </div>
    </li>
  )
}

const named = ['wall', 'hq', 'master', 'general', 'table', 'people', 'audit', 'me', 'screens', 'watch'] as const
const pageKey = (page: string): (typeof named)[number] | 'other' => named.find((each) => each === page) ?? 'other'

/** What a screen was opened by, without the layers that come with it. */
const keysOf = (audiences: readonly string[]): string[] => {
  const all = [...new Set(audiences)]
  const own = all.filter((audience) => audience !== 'wall' && audience !== 'outside')
  return own.length > 0 ? own : all
}
