'use client'
import { ScanEye, Smartphone } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { IconButton } from '@/components/ui/IconButton'
import { Panel } from '@/components/ui/Panel'
import { useNames } from '@/lib/i18n/useNames'
import type { ListedScreen } from './screensModel'

/** Phones and laptops of people: listed, and found by their number, but their owners arrange them. */
export function OwnDevices({ screens }: { screens: readonly ListedScreen[] }) {
  const t = useTranslations('screens')
  const { give } = useGive()
  const nameOf = useNames()
  if (screens.length === 0) return null
  return (
    <Panel
      title={t('own')}
      icon={Smartphone}
      mark={<span className="figures text-ink-soft text-sm">{screens.length}</span>}
      bodyClassName=""
    >
      <ul className="divide-rule max-h-96 divide-y overflow-y-auto">
        {screens.map(({ device, personId, row }) => (
          <li key={device} className="flex items-center gap-2 py-1 pr-1 pl-3 text-sm">
            <span className="min-w-0 flex-1 truncate">
              {personId ? (nameOf(personId) ?? personId) : t('unnamed', { number: row?.number ?? 0 })}
            </span>
            {row && <span className="figures text-ink-soft">{row.number}</span>}
            <IconButton icon={ScanEye} label={t('identify')} onClick={() => void give('screen.identify', { screens: [device] })} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
