'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { Chips } from '@/components/ui/Chips'
import { Dialog } from '@/components/ui/Dialog'
import { useRow, type LiveRow } from '@/lib/live/client/hooks'
import { ReasonField } from '../../ReasonField'

/** Another outcome of a closed card, however late; supplies move by the difference (EP-33). */
export function OutcomeDialog({ record, onClose }: { record: LiveRow<'consequences'>; onClose: () => void }) {
  const t = useTranslations('evening')
  const ui = useTranslations('ui')
  const { give, busy } = useGive()
  const card = useRow('cards', record.cardId)
  const [chosen, setChosen] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  if (!card) return null
  const chips =
    card.kind === 'prospect'
      ? (['accepted', 'refused', 'missed'] as const).map((id) => ({ id: id, label: t(`outcome.${id}`) }))
      : [
          ...card.ways.map((way) => ({ id: `overcome|${way.id}`, label: `${t('outcome.overcome')}: ${way.text}` })),
          { id: 'failed', label: t('outcome.failed') },
        ]
  const press = async () => {
    const [outcome, way] = (chosen ?? '').split('|')
    const data = { card: card.id, outcome: outcome ?? '', reason, ...(way ? { way } : {}) }
    const answer = await give('hq.changeOutcome', data, { done: t('outcome.done', { card: card.title }) })
    if (answer.ok) onClose()
  }
  return (
    <Dialog
      open
      width="m"
      onOpenChange={(open) => !open && onClose()}
      title={t('outcome.title', { card: card.title })}
      description={t('outcome.text')}
      footer={
        <>
          <Button variant="plain" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button variant="press" busy={busy} disabled={!chosen || reason === ''} onClick={() => void press()}>
            {t('outcome.yes')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Chips label={t('outcome.label')} value={chosen} onChange={setChosen} chips={chips} />
        <ReasonField onChange={setReason} />
      </div>
    </Dialog>
  )
}
