'use client'
import { BellRing, Check, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { Field, Input } from '@/components/ui/Field'
import { IconButton } from '@/components/ui/IconButton'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useEventTime, useRows } from '@/lib/live/client/hooks'

/** Calls to the table: who stands on the walls now, and whom to call (EP-9). */
export function CallsPanel() {
  const t = useTranslations('screens.calls')
  const calls = useRows('calls')
  const people = useRows('people').filter((person) => !person.left)
  const { give, busy } = useGive()
  const format = useEventFormat()
  const now = useEventTime()
  const [typed, setTyped] = useState('')
  const [place, setPlace] = useState('')
  const wanted = typed.trim().toLocaleLowerCase()
  const found =
    wanted === '' ? [] : people.filter((person) => namesOf(person).some((name) => name.toLocaleLowerCase().includes(wanted))).slice(0, 6)
  const call = async (person: string, name: string) => {
    const answer = await give('call.person', { person, place: place.trim() }, { done: t('called', { name }) })
    if (answer.ok) setTyped('')
  }
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-1.5">
        {calls.map((standing) => (
          <li key={standing.id} data-call={standing.id} className="bg-wait-wash rounded-control flex items-center gap-2 py-1 pr-1 pl-3">
            <BellRing aria-hidden className="text-wait size-4 shrink-0" />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{standing.name}</span>
              <span className="text-ink-soft block truncate text-sm">
                {[standing.place, standing.until !== null && format.until(standing.until, now)].filter(Boolean).join(' · ')}
              </span>
            </span>
            <IconButton icon={Check} label={t('came')} onClick={() => void give('call.end', { call: standing.id, came: true })} />
            <IconButton icon={X} label={t('cancel')} onClick={() => void give('call.end', { call: standing.id, came: false })} />
          </li>
        ))}
        {calls.length === 0 && <li className="text-ink-faint text-sm">{t('none')}</li>}
      </ul>
      <Field label={t('who')} hint={t('whoHint')}>
        {(ids) => <Input {...ids} value={typed} autoComplete="off" onChange={(event) => setTyped(event.target.value)} />}
      </Field>
      {found.length > 0 && (
        <ul className="flex flex-col gap-1">
          {found.map((person) => (
            <li key={person.id}>
              <Button
                className="min-h-11 w-full justify-start!"
                icon={BellRing}
                busy={busy}
                onClick={() => void call(person.id, person.character)}
              >
                <span className="truncate">
                  {person.character}
                  {person.player && <span className="text-ink-faint"> · {person.player}</span>}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {wanted !== '' && found.length === 0 && <p className="text-ink-faint text-sm">{t('nobody')}</p>}
      <Field label={t('place')} hint={t('placeHint')}>
        {(ids) => <Input {...ids} maxLength={80} value={place} onChange={(event) => setPlace(event.target.value)} />}
      </Field>
    </div>
  )
}

const namesOf = ({ character, player, nickname }: { character: string; player: string | null; nickname: string | null }): string[] =>
  [character, player, nickname].filter((name): name is string => name !== null)
