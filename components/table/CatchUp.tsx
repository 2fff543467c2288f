'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { NumberInput } from '@/components/ui/NumberInput'
import type { LiveRow } from '@/lib/live/client/hooks'

/** «Мы уже на 3-м»: rounds that nobody pressed; their cards reach HQ spaced out (EP-21). */
export function CatchUp({ table, onClose }: { table: LiveRow<'gameTables'>; onClose: () => void }) {
  const t = useTranslations('evening')
  const ui = useTranslations('ui')
  const { give, busy } = useGive()
  const least = (table.round ?? 0) + 1
  const [n, setN] = useState<number | null>(least + 1)
  const press = async () => {
    const answer = await give('hq.catchUpRounds', { map: table.id, n }, { done: t('table.caughtUp', { n: n ?? least }) })
    if (answer.ok) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${table.name}: ${t('table.already')}`}
      description={t('table.alreadyText')}
      footer={
        <>
          <Button variant="plain" size="l" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button variant="press" size="l" busy={busy} disabled={n === null || n < least} onClick={() => void press()}>
            {t('table.alreadyYes', { n: n ?? least })}
          </Button>
        </>
      }
    >
      <NumberInput label={t('table.round')} value={n} min={least} max={least + 20} onChange={setN} className="mx-auto max-w-56" />
    </Dialog>
  )
}
