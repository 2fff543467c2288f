'use client'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSentence } from '@/lib/i18n/useSentence'
import type { DiceQuestion, DiceReply } from '@/lib/live/client/commands'
import { useLiveClient } from '@/lib/live/client/hooks'
import { DiceQuestionDialog } from './DiceQuestionDialog'

interface Asked {
  question: DiceQuestion
  reply: (reply: DiceReply) => void
}

/** A command needs dice thrown at the table: people throw, the faces are typed here, or one key lets the server throw. */
export function DiceDialog() {
  const client = useLiveClient()
  const t = useTranslations('dice')
  const purpose = useSentence('dicePurposes')
  const [asked, setAsked] = useState<Asked[]>([])
  useEffect(() => client?.onDice((question) => new Promise((reply) => setAsked((before) => [...before, { question, reply }]))), [client])
  const current = asked[0]
  if (!current) return null
  const answer = (reply: DiceReply) => {
    current.reply(reply)
    setAsked((before) => before.slice(1))
  }
  return (
    <DiceQuestionDialog
      key={asked.length}
      question={current.question}
      purpose={purpose(current.question.purpose) ?? current.question.purpose}
      machine={t('server')}
      onReply={answer}
    />
  )
}
