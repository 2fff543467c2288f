'use client'
import { useTranslations } from 'use-intl'
import { DiceQuestionDialog } from '../dice/DiceQuestionDialog'
import type { DiceQuestion, DiceReply } from '@/lib/live/client/commands'

/** Dice that the players throw themselves; the program throws where they have none at hand. */
export function PracticeDice({ question, faces, onReply }: { question: DiceQuestion; faces: number; onReply: (reply: DiceReply) => void }) {
  const t = useTranslations('practice')
  const b = useTranslations('board')
  const purpose = b.has(`purpose.${question.purpose}`) ? b(`purpose.${question.purpose}`) : question.purpose
  return (
    <DiceQuestionDialog key={faces} question={{ ...question, index: 0 }} purpose={purpose} machine={t('throwForMe')} onReply={onReply} />
  )
}
