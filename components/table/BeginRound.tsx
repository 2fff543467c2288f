'use client'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import type { LiveRow } from '@/lib/live/client/hooks'
import { nextRound } from './nextRound'

/** Asks once more before a round begins: its cards reach HQ at once (HQ-TRG-2). `happenedAt`: when it really began (EP-1), null: now. */
export function BeginRound(props: { table: LiveRow<'gameTables'>; happenedAt?: number | null; children?: ReactNode; onClose: () => void }) {
  const { table, happenedAt = null, children, onClose } = props
  const t = useTranslations('table')
  const { give, busy } = useGive()
  const n = nextRound(table)
  if (n === null) return null
  const press = async () => {
    await give('hq.mapRoundStarted', { map: table.id, n }, { done: t('done', { table: table.name, n }) }, { happenedAt })
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${table.name}: ${t('confirm', { n })}`}
      description={t('confirmText')}
      footer={
        <>
          <Button size="l" variant="plain" onClick={onClose}>
            {t('no')}
          </Button>
          <Button size="l" variant="press" busy={busy} onClick={() => void press()}>
            {t('yes')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
