'use client'
import { Braces, Download, FileSpreadsheet, Sheet } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { Menu } from '@/components/ui/Menu'
import { downloadAddress, type AuditFilter } from './query'

const kinds = [
  { id: 'excel', icon: FileSpreadsheet },
  { id: 'csv', icon: Sheet },
  { id: 'jsonl', icon: Braces },
] as const

/** The chronicle as a file, with the filter in force. */
export function Downloads({ slug, filter }: { slug: string; filter: AuditFilter }) {
  const t = useTranslations('audit')
  return (
    <Menu
      trigger={
        <Button icon={Download} className="min-h-11">
          <span className="max-sm:sr-only">{t('download.title')}</span>
        </Button>
      }
      groups={[
        {
          label: t('download.note'),
          items: kinds.map(({ id, icon }) => ({ id, icon, label: t(`download.${id}`), href: downloadAddress(slug, filter, id) })),
        },
      ]}
    />
  )
}
