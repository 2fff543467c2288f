'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { ConfirmDialog } from '@/components/ui/ConfirmDialog'
import type { LiveRow } from '@/lib/live/client/hooks'
import { heirsData, Passing, type Heirs } from './Passing'

/** Somebody leaves the event (EP-11): his screens close, and what he leaves behind goes to somebody. */
export function LeaveDialog({ person, onClose }: { person: LiveRow<'people'>; onClose: () => void }) {
  const t = useTranslations('people')
  const { give } = useGive()
  const [chosen, setChosen] = useState<Heirs>({})
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('leave.title', { name: person.character })}
      description={t('leave.text')}
      confirm={t('leave.yes')}
      variant="lost"
      onConfirm={() =>
        give('people.leave', { person: person.id, ...heirsData(chosen) }, { done: t('leave.done', { name: person.character }) })
      }
    >
      <Passing person={person} chosen={chosen} onChange={setChosen} />
    </ConfirmDialog>
  )
}
