'use client'
import { PencilLine } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useMaster, type MasterDialog } from '@/components/master/masterStore'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { useNames } from '@/lib/i18n/useNames'
import type { RepairRow } from '@/lib/live/http/repair'

/** The form that fits the row: one of the console's where there is one, otherwise the columns that were changed. */
export function formOf({ table, id, columns }: RepairRow): MasterDialog {
  switch (table) {
    case 'armies':
      return { kind: 'correctArmy', armyId: id }
    case 'officers':
      return { kind: 'correctOfficer', personId: id }
    case 'sectors':
      return { kind: 'correctSector', sectorId: id }
    case 'marches':
      return { kind: 'correctMarch', marchId: id }
    default:
      return { kind: 'correctRow', table, id, columns }
  }
}

/** Which of the rows that the mistake changed is corrected forward: what followed stays. */
export function CorrectForward({ rows, onClose }: { rows: readonly RepairRow[]; onClose: () => void }) {
  const t = useTranslations('repair.correct')
  const audit = useTranslations('audit')
  const names = useNames()
  const open = useMaster((state) => state.open)
  const word = (group: 'tables' | 'cells', key: string) => (audit.has(`${group}.${key}`) ? audit(`${group}.${key}`) : key)
  return (
    <Dialog open width="m" onOpenChange={(on) => !on && onClose()} title={t('title')} description={t('lead')}>
      <ul className="divide-rule divide-y">
        {rows.map((row) => (
          <li key={`${row.table} ${row.id}`} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <p className="min-w-0 flex-1 leading-snug [overflow-wrap:anywhere]">
              <span className="text-ink-faint">{word('tables', row.table)}</span> <strong>{names(row.id)}</strong>
              <span className="text-ink-soft block text-sm">
                {Object.keys(row.columns)
                  .map((column) => word('cells', column))
                  .join(', ')}
              </span>
            </p>
            <Button
              size="s"
              icon={PencilLine}
              onClick={() => {
                onClose()
                open(formOf(row))
              }}
            >
              {t('open')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
