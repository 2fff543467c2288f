'use client'
import { useCallback, useState } from 'react'
import { toast } from 'sonner'
import { useAnswerError } from '@/lib/i18n/useRuleError'
import type { Json } from '@/lib/kernel/json'
import { useSendCommand } from '@/lib/live/client/hooks'
import type { CommandOptions } from '@/lib/live/client/connection'
import type { Answer } from '@/lib/live/protocol'

/**
 * Gives a command for a person who presses: one press at a time, a refusal told in words, a success told when `done` is given.
 * Returns the answer, so that the caller can go on from it.
 */
export function useGive() {
  const send = useSendCommand()
  const errorText = useAnswerError()
  const [busy, setBusy] = useState(false)
  const give = useCallback(
    async (type: string, data: Json, told: { done?: string; quiet?: boolean } = {}, options?: CommandOptions): Promise<Answer> => {
      setBusy(true)
      try {
        const answer = await send(type, data, options)
        if (answer.ok && told.done) toast.success(told.done)
        const error = errorText(answer)
        if (error && !told.quiet) toast.error(error)
        return answer
      } finally {
        setBusy(false)
      }
    },
    [send, errorText],
  )
  return { give, busy }
}
