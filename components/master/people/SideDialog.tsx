'use client'
import { EyeOff } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Badge } from '@/components/ui/Badge'
import { Button } from '@/components/ui/Button'
import { Checkbox } from '@/components/ui/Checkbox'
import { Chips } from '@/components/ui/Chips'
import { Dialog } from '@/components/ui/Dialog'
import { Field, Input } from '@/components/ui/Field'
import { Select } from '@/components/ui/Select'
import { momentOf } from '@/lib/i18n/eventTime'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useNames } from '@/lib/i18n/useNames'
import { useEventTime, useRows, type LiveRow } from '@/lib/live/client/hooks'

const whens = ['now', 'moment', 'word'] as const
type When = (typeof whens)[number]

/** An officer changes sides (EP-11): who and what follows, and whether it is a secret until its moment. */
export function SideDialog({ person, onClose }: { person: LiveRow<'people'>; onClose: () => void }) {
  const planned = useRows('allegianceChanges').find((change) => change.personId === person.id)
  return planned ? <Planned person={person} change={planned} onClose={onClose} /> : <SideForm person={person} onClose={onClose} />
}

/** The window with its buttons always in sight: a state may have many armies and officers. */
function SideFrame(props: { person: LiveRow<'people'>; onClose: () => void; footer: ReactNode; children: ReactNode }) {
  const t = useTranslations('desk.people')
  return (
    <Dialog
      open
      width="m"
      onOpenChange={(open) => !open && props.onClose()}
      title={t('sideTitle', { name: props.person.character })}
      description={t('sideLead')}
      footer={props.footer}
    >
      <div className="flex flex-col gap-4">{props.children}</div>
    </Dialog>
  )
}

/** What was decided in secret: tell it now, or drop it. */
function Planned(props: { person: LiveRow<'people'>; change: LiveRow<'allegianceChanges'>; onClose: () => void }) {
  const { person, change, onClose } = props
  const t = useTranslations('desk.people')
  const names = useNames()
  const format = useEventFormat()
  const now = useEventTime()
  const { give, busy } = useGive()
  const press = async (type: string, done: string) => {
    if ((await give(type, { change: change.id }, { done })).ok) onClose()
  }
  return (
    <SideFrame
      person={person}
      onClose={onClose}
      footer={
        <>
          <Button variant="lost" busy={busy} onClick={() => void press('people.dropSideChange', t('dropped'))}>
            {t('drop')}
          </Button>
          <Button variant="press" busy={busy} onClick={() => void press('people.revealSide', t('revealed'))}>
            {t('reveal')}
          </Button>
        </>
      }
    >
      <p>
        <Badge tone="wait" icon={EyeOff}>
          {t('secret')}
        </Badge>{' '}
        {change.at === null
          ? t('plannedWord', { state: names(change.joinsId) ?? '' })
          : t('plannedAt', { state: names(change.joinsId) ?? '', time: format.moment(change.at, now) })}
      </p>
    </SideFrame>
  )
}

function SideForm({ person, onClose }: { person: LiveRow<'people'>; onClose: () => void }) {
  const t = useTranslations('desk.people')
  const states = useRows('states').filter((state) => state.id !== person.stateId)
  const armies = useRows('armies').filter((army) => army.stateId === person.stateId)
  const officers = useRows('people').filter(
    (each) => each.officer !== null && each.stateId === person.stateId && each.id !== person.id && !each.left,
  )
  const now = useEventTime()
  const format = useEventFormat()
  const { give, busy } = useGive()
  const [stateId, setStateId] = useState<string | null>(null)
  const [going, setGoing] = useState(() => armies.filter((army) => army.generalId === person.id).map((army) => army.id))
  const [following, setFollowing] = useState<string[]>([])
  const [when, setWhen] = useState<When>('now')
  const [typed, setTyped] = useState('')
  const [contact, setContact] = useState<'now' | 'later'>('later')
  const at = when === 'moment' ? momentOf(typed, format, now) : null
  const ready = stateId !== null && (when !== 'moment' || (at !== null && at >= now))
  const toggle = (list: string[], id: string, on: boolean) => (on ? [...list, id] : list.filter((each) => each !== id))
  const press = async () => {
    const data = { person: person.id, state: stateId!, armies: going, officers: following, contact, ...(when !== 'now' && { at }) }
    const answer = await give('people.changeSide', data, { done: t(when === 'now' ? 'sideDone' : 'sidePlanned') })
    if (answer.ok) onClose()
  }
  return (
    <SideFrame
      person={person}
      onClose={onClose}
      footer={
        <>
          <Button variant="plain" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant={when === 'now' ? 'lost' : 'press'} busy={busy} disabled={!ready} onClick={() => void press()}>
            {t(when === 'now' ? 'sideYes' : 'sidePlan')}
          </Button>
        </>
      }
    >
      <Field label={t('joins')}>
        {(ids) => (
          <Select
            {...ids}
            value={stateId}
            placeholder="—"
            onChange={setStateId}
            options={states.map(({ id, name }) => ({ id, label: name }))}
          />
        )}
      </Field>
      {armies.length > 0 && (
        <fieldset>
          <legend className="text-ink-soft text-sm font-medium">{t('armiesFollow')}</legend>
          {armies.map((army) => (
            <Checkbox key={army.id} checked={going.includes(army.id)} onChange={(on) => setGoing(toggle(going, army.id, on))}>
              {army.name} <span className="figures text-ink-faint">{army.strength}</span>
            </Checkbox>
          ))}
        </fieldset>
      )}
      {officers.length > 0 && (
        <fieldset>
          <legend className="text-ink-soft text-sm font-medium">{t('officersFollow')}</legend>
          <div className="grid gap-x-4 sm:grid-cols-2">
            {officers.map((officer) => (
              <Checkbox
                key={officer.id}
                checked={following.includes(officer.id)}
                onChange={(on) => setFollowing(toggle(following, officer.id, on))}
              >
                {officer.character}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <div className="flex flex-col gap-1">
          <p className="text-ink-soft text-sm font-medium">{t('when')}</p>
          <Chips
            label={t('when')}
            value={when}
            onChange={(id) => id && setWhen(id)}
            chips={whens.map((id) => ({ id, label: t(`whens.${id}`) }))}
          />
        </div>
        {when === 'moment' && (
          <Input
            autoFocus
            inputMode="numeric"
            aria-label={t('whens.moment')}
            placeholder={format.moment(now)}
            value={typed}
            aria-invalid={typed.length >= 4 && (at === null || at < now) ? true : undefined}
            onChange={(event) => setTyped(event.target.value)}
            className="figures max-w-28"
          />
        )}
      </div>
      {going.length > 0 && (
        <div className="flex flex-col gap-1">
          <p className="text-ink-soft text-sm font-medium">{t('contact')}</p>
          <Chips
            label={t('contact')}
            value={contact}
            onChange={(id) => id && setContact(id)}
            chips={(['later', 'now'] as const).map((id) => ({ id, label: t(`contacts.${id}`) }))}
          />
        </div>
      )}
      <p className="text-ink-soft text-sm">{t(when === 'now' ? 'sideNow' : 'sideSecret')}</p>
    </SideFrame>
  )
}
