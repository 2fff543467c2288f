'use client'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import type { Json } from '@/lib/kernel/json'
import { useMaster } from '../masterStore'
import { ReasonField } from '../ReasonField'

/** A correction of one row (DESIGN §2): only the columns that differ are sent, with the reason. */
export function CorrectionDialog(props: { title: ReactNode; table: string; id: string; set: Record<string, Json>; children: ReactNode }) {
  const { title, table, id, set, children } = props
  const t = useTranslations('master.correct')
  const close = useMaster((state) => state.open)
  const { give, busy } = useGive()
  const [reason, setReason] = useState('')
  const changed = Object.keys(set).length > 0
  const press = async () => {
    if ((await give(`${table}.adjust`, { id, set, reason }, { done: t('done') })).ok) close(null)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close(null)}
      title={title}
      description={t('lead')}
      footer={
        <>
          <p className="text-ink-faint mr-auto self-center text-sm">{!changed ? t('nothing') : reason === '' ? t('needsReason') : null}</p>
          <Button variant="plain" onClick={() => close(null)}>
            {t('cancel')}
          </Button>
          <Button variant="press" busy={busy} disabled={!changed || reason === ''} onClick={() => void press()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {children}
        <div className="border-rule border-t pt-3">
          <ReasonField onChange={setReason} />
        </div>
      </div>
    </Dialog>
  )
}

/** The columns of a form that differ from the row it started from. */
export function changedColumns<Row extends Record<string, Json>>(before: Row, after: Row): Record<string, Json> {
  return Object.fromEntries(Object.entries(after).filter(([column, value]) => JSON.stringify(value) !== JSON.stringify(before[column])))
}
