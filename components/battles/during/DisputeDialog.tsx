'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { Field, Textarea } from '@/components/ui/Field'
import type { BattleCommands } from '../useBattleCommands'

/** A quarrel is set down in a line for the master, and the turn's clock stands meanwhile. */
export function DisputeDialog({ commands, onClose }: { commands: BattleCommands; onClose: () => void }) {
  const t = useTranslations('battles')
  const [text, setText] = useState('')
  const write = async () => {
    const answer = await commands.dispute(text.trim())
    if (!answer.ok) return
    onClose()
    await commands.bell(false)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('dispute.title')}
      description={t('dispute.text')}
      footer={
        <>
          <Button size="l" variant="plain" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button size="l" variant="press" disabled={text.trim() === ''} busy={commands.busy} onClick={() => void write()}>
            {t('dispute.go')}
          </Button>
        </>
      }
    >
      <Field label={t('dispute.what')}>
        {(ids) => <Textarea {...ids} rows={4} maxLength={4000} value={text} onChange={(event) => setText(event.target.value)} />}
      </Field>
    </Dialog>
  )
}
