'use client'
import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { Field, Textarea } from '@/components/ui/Field'
import { useNames } from '@/lib/i18n/useNames'

/** «Поправка мастера» (EP-6): one text to all who are ticked; as it stands it tells nothing of what was wrong. */
export function CorrectionNotice({ persons, onClose }: { persons: readonly string[]; onClose: () => void }) {
  const t = useTranslations('repair.notice')
  const names = useNames()
  const { give, busy } = useGive()
  const [text, setText] = useState(t('text'))
  const press = async () => {
    const answer = await give('notice.correction', { persons: [...persons], text }, { done: t('done', { n: persons.length }) })
    if (answer.ok) onClose()
  }
  return (
    <Dialog
      open
      width="m"
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('to', { names: persons.map((id) => names(id) ?? id).join(', ') })}
      footer={
        <>
          <Button variant="plain" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="press" icon={Megaphone} busy={busy} disabled={text.trim() === ''} onClick={() => void press()}>
            {t('send')}
          </Button>
        </>
      }
    >
      <Field label={t('label')} hint={t('hint')}>
        {(ids) => <Textarea {...ids} rows={4} maxLength={600} value={text} onChange={(event) => setText(event.target.value)} />}
      </Field>
    </Dialog>
  )
}
