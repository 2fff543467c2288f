'use client'
import { Dices, Server } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { FacesInput } from '@/components/dice/FacesInput'
import { Button } from '@/components/ui/Button'
import { Moment } from '@/components/ui/Countdown'
import { EmptyState } from '@/components/ui/EmptyState'
import { useNames } from '@/lib/i18n/useNames'
import { useSentence } from '@/lib/i18n/useSentence'
import { parseNotation } from '@/lib/kernel/dice'
import { useRow, useRows, type LiveRow } from '@/lib/live/client/hooks'
import type { PanelProps } from './panel'
import { PanelFrame } from './PanelFrame'

/** Throws that fell due by the clock and wait for people; everything else goes on meanwhile (EP-4). */
export function DicePanel({ onJump }: PanelProps) {
  const t = useTranslations('masterPanels')
  const requests = useRows('diceRequests')
  return (
    <PanelFrame label={t('dice.title')}>
      {requests.length === 0 ? (
        <EmptyState icon={Dices} title={t('dice.empty')}>
          {t('dice.emptyText')}
        </EmptyState>
      ) : (
        <ol className="divide-rule divide-y">
          {requests.map((request, index) => (
            <Throw key={request.id} request={request} first={index === 0} onJump={onJump} />
          ))}
        </ol>
      )}
    </PanelFrame>
  )
}

function Throw({ request, first, onJump }: { request: LiveRow<'diceRequests'>; first: boolean; onJump: PanelProps['onJump'] }) {
  const t = useTranslations('masterPanels')
  const say = useTranslations('dice')
  const nameOf = useNames()
  const purpose = useSentence('dicePurposes')
  const place = useRow('people', request.bodyId)?.officer?.sectorId ?? null
  const { give, busy } = useGive()
  const { count, sides } = parseNotation(request.notation)
  const [faces, setFaces] = useState<(number | null)[]>(() => Array.from({ length: count }, () => null))
  const thrown = faces.filter((face) => face !== null)
  const complete = thrown.length === count
  const answer = (dice: number[] | 'server') => void give('dice.answer', { request: request.id }, { done: t('dice.done') }, { dice })
  return (
    <li
      className="flex flex-col gap-2.5 p-3"
      onKeyDown={(event) => {
        if (event.code !== 'KeyS' || event.ctrlKey || event.metaKey || event.altKey || busy) return
        event.preventDefault()
        event.stopPropagation()
        answer('server')
      }}
    >
      <div>
        <p className="leading-snug font-semibold [overflow-wrap:anywhere]">
          {t('dice.line', { body: nameOf(request.bodyId) ?? t('dice.somebody'), purpose: purpose(request.purpose) ?? request.purpose })}
        </p>
        <p className="text-ink-soft flex flex-wrap items-center gap-x-2 text-sm">
          <span className="figures text-wait font-semibold">{request.notation}</span>
          <span>
            {t('dice.fellDue')} <Moment at={request.dueAt} />
          </span>
          {place !== null && onJump && (
            <button type="button" className="text-press min-h-6 underline" onClick={() => onJump({ sectorId: place })}>
              {nameOf(place)}
            </button>
          )}
        </p>
      </div>
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
    </li>
  )
}
