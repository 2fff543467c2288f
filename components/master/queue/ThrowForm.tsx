'use client'
import { Server } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { FacesInput } from '@/components/dice/FacesInput'
import { Button } from '@/components/ui/Button'
import { Moment } from '@/components/ui/Countdown'
import { parseNotation } from '@/lib/kernel/dice'
import type { LiveRow } from '@/lib/live/client/hooks'

/** A throw that fell due by the clock and waits for people; everything else goes on meanwhile (EP-4). S: the server throws. */
export function ThrowForm({ request, first }: { request: LiveRow<'diceRequests'>; first: boolean }) {
  const t = useTranslations('masterPanels')
  const say = useTranslations('dice')
  const { give, busy } = useGive()
  const { count, sides } = parseNotation(request.notation)
  const [faces, setFaces] = useState<(number | null)[]>(() => Array.from({ length: count }, () => null))
  const thrown = faces.filter((face) => face !== null)
  const complete = thrown.length === count
  const answer = (dice: number[] | 'server') => void give('dice.answer', { request: request.id }, { done: t('dice.done') }, { dice })
  return (
    <div
      className="flex flex-col gap-2.5"
      onKeyDown={(event) => {
        if (event.code !== 'KeyS' || event.ctrlKey || event.metaKey || event.altKey || busy) return
        event.preventDefault()
        event.stopPropagation()
        answer('server')
      }}
    >
      <p className="text-ink-soft flex flex-wrap items-center gap-x-2 text-sm">
        <span className="figures text-wait font-semibold">{request.notation}</span>
        <span>
          {t('dice.fellDue')} <Moment at={request.dueAt} />
        </span>
      </p>
      <FacesInput
        sides={sides}
        faces={faces}
        onChange={setFaces}
        autoFocus={first}
        onSubmit={() => {
          if (complete && !busy) answer(thrown)
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="press" disabled={!complete} busy={busy} onClick={() => answer(thrown)}>
          {say('enter')}
        </Button>
        <Button icon={Server} disabled={busy} keyHint="S" onClick={() => answer('server')}>
          {say('server')}
        </Button>
      </div>
    </div>
  )
}
