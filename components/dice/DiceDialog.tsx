'use client'
import { Server } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { useSentence } from '@/lib/i18n/useSentence'
import { parseNotation } from '@/lib/kernel/dice'
import type { DiceQuestion, DiceReply } from '@/lib/live/client/commands'
import { useLiveClient } from '@/lib/live/client/hooks'
import { FacesInput } from './FacesInput'

interface Asked {
  question: DiceQuestion
  reply: (reply: DiceReply) => void
}

/** A command needs dice thrown at the table: people throw, the faces are typed here, or one key lets the server throw. */
export function DiceDialog() {
  const client = useLiveClient()
  const [asked, setAsked] = useState<Asked[]>([])
  useEffect(() => client?.onDice((question) => new Promise((reply) => setAsked((before) => [...before, { question, reply }]))), [client])
  const current = asked[0]
  if (!current) return null
  const answer = (reply: DiceReply) => {
    current.reply(reply)
    setAsked((before) => before.slice(1))
  }
  return <Question key={asked.length} question={current.question} onReply={answer} />
}

function Question({ question, onReply }: { question: DiceQuestion; onReply: (reply: DiceReply) => void }) {
  const t = useTranslations('dice')
  const purpose = useSentence('dicePurposes')
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
            <Button icon={Server} onClick={() => onReply('server')} className="mr-auto">
              {t('server')}
            </Button>
          )}
          <Button variant="press" disabled={!complete} onClick={() => onReply(thrown)}>
            {t('enter')}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft mb-3">{t('purpose', { purpose: purpose(question.purpose) ?? question.purpose })}</p>
      <FacesInput sides={sides} faces={faces} onChange={setFaces} onSubmit={() => complete && onReply(thrown)} />
    </Dialog>
  )
}
