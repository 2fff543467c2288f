'use client'
import { useTranslations } from 'use-intl'
import type { Subject } from '@/lib/campaign/hq/tables'
import { useView } from '@/lib/live/client/hooks'

/** What help or intervention an announcement is about, in words; nothing for a card, whose way speaks for itself. */
export function AboutHelp({ subject }: { subject: Subject }) {
  const t = useTranslations('evening')
  const ships = useView('ships')
  if (subject.s === 'strike') return <>{t('strike.title')}</>
  if (subject.s !== 'aid' && subject.s !== 'aids') return null
  const list = subject.s === 'aid' ? [subject] : subject.list
  return <>{list.map(({ aid, target }) => `${ships[target]?.name ?? ''} ${t(`help.${aid}`)}`.trim()).join('; ')}</>
}
