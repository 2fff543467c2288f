'use client'
import { FileCheck, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { IconButton } from '@/components/ui/IconButton'
import { Select } from '@/components/ui/Select'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useNames } from '@/lib/i18n/useNames'
import { useRows, type LiveRow } from '@/lib/live/client/hooks'

/** Passes of an officer: whose troops let him through, and a new one in the name of another state (EP-13). */
export function Passes({ person }: { person: LiveRow<'people'> }) {
  const t = useTranslations('desk.people')
  const names = useNames()
  const format = useEventFormat()
  const { give, busy } = useGive()
  const held = useRows('passes').filter((pass) => pass.officerId === person.id)
  const states = useRows('states').filter(({ id }) => id !== person.stateId && !held.some((pass) => pass.stateId === id))
  const [chosen, setChosen] = useState<string | null>(null)
  const state = states.some(({ id }) => id === chosen) ? chosen : null
  return (
    <section aria-label={t('passes')} className="border-rule flex flex-col gap-2 border-t pt-3">
      <h3 className="eyebrow">{t('passes')}</h3>
      {held.map((pass) => (
        <p key={pass.id} className="flex items-center gap-2">
          <FileCheck aria-hidden className="text-calm size-4.5 shrink-0" />
          <span className="min-w-0 flex-1">
            {names(pass.stateId)}
            {pass.until !== null && <span className="text-ink-soft"> · {t('passUntil', { time: format.moment(pass.until) })}</span>}
          </span>
          <IconButton
            icon={X}
            size="s"
            label={t('takePass', { state: names(pass.stateId) ?? '' })}
            onClick={() => void give('pass.takeBack', { pass: pass.id }, { done: t('passTaken') })}
          />
        </p>
      ))}
      {states.length > 0 && (
        <div className="flex gap-2">
          <Select
            className="min-w-0 flex-1"
            label={t('passOf')}
            placeholder={t('passOf')}
            value={state}
            onChange={setChosen}
            options={states.map(({ id, name }) => ({ id, label: name }))}
          />
          <Button
            className="shrink-0"
            busy={busy}
            disabled={state === null}
            onClick={() => state && void give('pass.give', { officer: person.id, state }, { done: t('passGiven') })}
          >
            {t('givePass')}
          </Button>
        </div>
      )}
    </section>
  )
}
