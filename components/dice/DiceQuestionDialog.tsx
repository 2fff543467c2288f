'use client'
import { Dices } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { parseNotation } from '@/lib/kernel/dice'
import type { DiceQuestion, DiceReply } from '@/lib/live/client/commands'
import { FacesInput } from './FacesInput'

/** Fields for dice that people threw; `machine`: the words of the key that lets a machine throw the first ones. */
export function DiceQuestionDialog(props: {
  question: DiceQuestion
  purpose: string
  machine: string
  onReply: (reply: DiceReply) => void
}) {
  const { question, purpose, machine, onReply } = props
  const t = useTranslations('dice')
  const { count, sides } = parseNotation(question.notation)
  const [faces, setFaces] = useState<(number | null)[]>(() => Array.from({ length: count }, () => null))
  const thrown = faces.filter((face) => face !== null)
  const complete = thrown.length === count
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onReply(null)}
      title={t('title')}
      description={t('ask', { notation: question.notation })}
      footer={
        <>
          {question.index === 0 && (
            <Button icon={Dices} onClick={() => onReply('server')} className="mr-auto">
              {machine}
            </Button>
          )}
          <Button variant="press" disabled={!complete} onClick={() => onReply(thrown)}>
            {t('enter')}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft mb-3">{t('purpose', { purpose })}</p>
      <FacesInput sides={sides} faces={faces} onChange={setFaces} onSubmit={() => complete && onReply(thrown)} />
    </Dialog>
  )
}
