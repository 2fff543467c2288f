'use client'
import { Swords } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { PanelProps } from '@/components/master/panels/panel'
import { PanelFrame } from '@/components/master/panels/PanelFrame'
import { EmptyState } from '@/components/ui/EmptyState'
import { useLiveClient, useRows } from '@/lib/live/client/hooks'
import { battlesOf } from '../model/phases'
import { ContactItem } from './ContactItem'

/** The master's battles that are not over: contacts whose commanders are awaited first, then those at the tables. */
export function BattlesPanel({ onJump }: PanelProps) {
  const t = useTranslations('battles')
  const slug = useLiveClient()?.slug
  const battles = useRows('battles')
  const open = [...battlesOf(battles, 'called'), ...battlesOf(battles, 'running')]
  return (
    <PanelFrame
      label={t('master.tab')}
      head={
        <a href={`/c/${slug}/battles`} className="text-press inline-flex min-h-8 items-center text-sm font-medium underline">
          {t('master.all')}
        </a>
      }
    >
      {open.length === 0 ? (
        <EmptyState icon={Swords} title={t('master.empty')}>
          {t('master.emptyText')}
        </EmptyState>
      ) : (
        <div className="divide-rule divide-y">
          {open.map(({ id }) => (
            <ContactItem key={id} id={id} onJump={onJump && ((sectorId) => onJump({ sectorId }))} />
          ))}
        </div>
      )}
    </PanelFrame>
  )
}
