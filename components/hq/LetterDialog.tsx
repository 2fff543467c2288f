'use client'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { Field, Textarea } from '@/components/ui/Field'
import { Select } from '@/components/ui/Select'
import { useRows } from '@/lib/live/client/hooks'

/** A letter about to be written: to or from which table, and what it answers. */
export interface LetterDraft {
  tableId: string | null
  answers: string | null
}

/** Writes a letter: HQ to a table, or a table's host to HQ. A courier takes it. */
export function LetterDialog(props: { draft: LetterDraft; command: 'hq.writeLetter' | 'hq.sendDispatch'; onClose: () => void }) {
  const { draft, command, onClose } = props
  const t = useTranslations('evening')
  const ui = useTranslations('ui')
  const tables = useRows('gameTables')
  const { give, busy } = useGive()
  const [map, setMap] = useState(draft.tableId)
  const [text, setText] = useState('')
  const send = async () => {
    const answer = await give(command, { map, text, ...(draft.answers ? { answers: draft.answers } : {}) }, { done: t('letters.sent') })
    if (answer.ok) onClose()
  }
  return (
    <Dialog
      open
      width="m"
      onOpenChange={(open) => !open && onClose()}
      title={t(command === 'hq.writeLetter' ? 'letters.toTable' : 'letters.toHqTitle')}
      description={t('letters.how')}
      footer={
        <>
          <Button variant="plain" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button variant="press" icon={Send} busy={busy} disabled={map === null || text.trim() === ''} onClick={() => void send()}>
            {t('letters.send')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {command === 'hq.writeLetter' && (
          <Field label={t('letters.whereTo')}>
            {(ids) => (
              <Select {...ids} value={map} onChange={setMap} options={tables.map((table) => ({ id: table.id, label: table.name }))} />
            )}
          </Field>
        )}
        <Field label={t('letters.text')}>
          {(ids) => <Textarea {...ids} rows={5} maxLength={4000} value={text} onChange={(event) => setText(event.target.value)} />}
        </Field>
      </div>
    </Dialog>
  )
}
