'use client'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { ErrorParams } from '@/lib/kernel/errors'
import type { Answer } from '@/lib/live/protocol'
import { useSentence } from './useSentence'

/** The sentence of a refusal by a rule; one without a sentence of its own is still told humanely, with its code. */
export function useRuleError(): (code: string, params?: ErrorParams) => string {
  const sentence = useSentence('errors')
  const t = useTranslations('answers')
  return useCallback((code, params = {}) => sentence(code, params) ?? t('unknownRule', { code }), [sentence, t])
}

/** What to tell a person about an answer that is not a success; null for a success and for dice that nobody wanted to throw. */
export function useAnswerError(): (answer: Answer) => string | null {
  const rule = useRuleError()
  const t = useTranslations('answers')
  return useCallback(
    (answer) => {
      if (answer.ok || answer.kind === 'dice') return null
      if (answer.kind === 'rule') return rule(answer.code, answer.params)
      if (answer.kind === 'bad') return t('bad', { path: answer.path, reason: answer.reason })
      return t(answer.kind)
    },
    [rule, t],
  )
}
