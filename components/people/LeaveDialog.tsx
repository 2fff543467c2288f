'use client'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { ConfirmDialog } from '@/components/ui/ConfirmDialog'
import type { PersonRow } from './search'

/** Somebody leaves the event: his screens close (EP-11). */
export function LeaveDialog({ person, onClose }: { person: PersonRow; onClose: () => void }) {
  const t = useTranslations('people')
  const { give } = useGive()
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('leave.title', { name: person.character })}
      description={t('leave.text')}
      confirm={t('leave.yes')}
      variant="lost"
      onConfirm={() => give('people.leave', { person: person.id }, { done: t('leave.done', { name: person.character }) })}
    />
  )
}
