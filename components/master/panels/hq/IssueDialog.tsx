'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { ConfirmDialog } from '@/components/ui/ConfirmDialog'
import type { LiveRow } from '@/lib/live/client/hooks'
import { HappenedAt } from '../../HappenedAt'

/** Asks once more: HQ sees the card at once; its time runs from when it was really given out (EP-1). */
export function IssueDialog({ card, onClose }: { card: LiveRow<'cards'>; onClose: () => void }) {
  const t = useTranslations('masterPanels')
  const { give } = useGive()
  const [happenedAt, setHappenedAt] = useState<number | null>(null)
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('issue.title', { card: card.title })}
      description={t('issue.text')}
      confirm={t('issue.yes')}
      onConfirm={() => give('hq.issueCard', { card: card.id }, { done: t('issue.done', { card: card.title }) }, { happenedAt })}
    >
      <p className="text-ink-soft mb-4 text-sm leading-snug">{card.description}</p>
      <HappenedAt onChange={setHappenedAt} />
    </ConfirmDialog>
  )
}
