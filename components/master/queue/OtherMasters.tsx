'use client'
import { Eye } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useViewer } from '@/components/screen/Viewer'
import { useNames } from '@/lib/i18n/useNames'
import { useMasters } from '@/lib/live/client/hooks'

/** Who else is at the desk now, and what he looks at (EP-8). One line for each person, whatever number of screens he has. */
export function OtherMasters() {
  const t = useTranslations('desk.masters')
  const tabs = useTranslations('master.tabs')
  const names = useNames()
  const viewer = useViewer()
  const others = new Map(
    useMasters()
      .filter(({ personId }) => personId !== viewer?.id)
      .map((master) => [master.personId, master] as const),
  )
  if (others.size === 0) return null
  const what = (looksAt: string) => names(looksAt) ?? (tabs.has(looksAt) ? tabs(looksAt) : null)
  return (
    <ul aria-label={t('title')} className="border-rule text-ink-soft flex flex-col gap-0.5 border-b px-3 py-2 text-sm">
      {[...others.values()].map(({ personId, looksAt }) => (
        <li key={personId} className="flex items-center gap-2">
          <Eye aria-hidden className="text-calm size-4 shrink-0" />
          <span className="min-w-0 truncate">
            <strong className="text-ink font-semibold">{names(personId) ?? t('somebody')}</strong>
            {looksAt !== null && what(looksAt) !== null ? ` · ${what(looksAt)}` : ` · ${t('here')}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
