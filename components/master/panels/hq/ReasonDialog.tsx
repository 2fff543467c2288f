'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { ReasonField } from '../../ReasonField'

const commands = { withdraw: 'hq.withdrawCard', reverse: 'hq.reverseDecision' } as const

/** Takes a card out of play, or a decision back (HQ-DEC-12): both need nothing but a reason (HQ-AUD-3). */
export function ReasonDialog(props: { act: keyof typeof commands; cardId: string; title: string; onClose: () => void }) {
  const { act, cardId, title, onClose } = props
  const t = useTranslations('masterPanels')
  const ui = useTranslations('ui')
  const { give, busy } = useGive()
  const [reason, setReason] = useState('')
  const press = async () => {
    const answer = await give(commands[act], { card: cardId, reason }, { done: t(`${act}.done`, { card: title }) })
    if (answer.ok) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`${act}.title`, { card: title })}
      description={t(`${act}.text`)}
      footer={
        <>
          <Button variant="plain" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button variant="lost" busy={busy} disabled={reason === ''} onClick={() => void press()}>
            {t(`${act}.yes`)}
          </Button>
        </>
      }
    >
      <ReasonField onChange={setReason} />
    </Dialog>
  )
}
