'use client'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { ConfirmDialog } from '@/components/ui/ConfirmDialog'
import type { LiveRow } from '@/lib/live/client/hooks'

/** Asks once more: HQ sees the card at once. */
export function IssueDialog({ card, onClose }: { card: LiveRow<'cards'>; onClose: () => void }) {
  const t = useTranslations('masterPanels')
  const { give } = useGive()
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('issue.title', { card: card.title })}
      description={t('issue.text')}
      confirm={t('issue.yes')}
      onConfirm={() => give('hq.issueCard', { card: card.id }, { done: t('issue.done', { card: card.title }) })}
    >
      <p className="text-ink-soft text-sm leading-snug">{card.description}</p>
    </ConfirmDialog>
  )
}
