'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { Chips, MultiChips } from '@/components/ui/Chips'
import { Dialog } from '@/components/ui/Dialog'
import { Field, Input } from '@/components/ui/Field'
import { Select } from '@/components/ui/Select'
import { ranks } from '@/lib/campaign/people/tables'
import { roles } from '@/lib/kernel/command'
import { useRows } from '@/lib/live/client/hooks'
import { createData, editsOf, emptyForm, faultOfForm, formOf, needsReason, type PersonForm } from './edits'
import type { PersonRow } from './search'

const reasonIds = ['typo', 'misheard', 'change', 'side', 'dispute'] as const
const none = '*'

/** Writes a new person down, or changes one: player and character are two things (EP-11); a correction has a reason from a chip (EP-7). */
export function PersonDialog({ person, onClose }: { person: PersonRow | null; onClose: () => void }) {
  const t = useTranslations('people')
  const rankName = useTranslations('general')
  const { give, busy } = useGive()
  const states = useRows('states')
  const sectors = useRows('sectors')
  const [form, setForm] = useState<PersonForm>(person ? formOf(person) : emptyForm)
  const [reason, setReason] = useState<(typeof reasonIds)[number] | null>(null)
  const [shown, setShown] = useState(false)
  const change = (part: Partial<PersonForm>) => setForm((before) => ({ ...before, ...part }))
  const hasFigure = person === null || person.officer !== null || person.roles.includes('officer')
  const fault = faultOfForm(form, person === null, hasFigure)
  const edits = person ? editsOf(person, form, reason === null ? '' : t(`edit.reasons.${reason}`)) : []
  const reasonMissing = needsReason(edits) && reason === null
  const officer = form.roles.includes('officer')

  const press = async () => {
    if (fault || reasonMissing) return setShown(true)
    if (person === null) {
      if ((await give('people.create', createData(form), { done: t('create.done', { name: form.character.trim() }) })).ok) onClose()
      return
    }
    for (const [index, edit] of edits.entries()) {
      const last = index === edits.length - 1
      const answer = await give(edit.type, edit.data, last ? { done: t('edit.saved', { name: form.character.trim() }) } : {})
      if (!answer.ok) return
    }
    onClose()
  }

  return (
    <Dialog
      open
      width="m"
      onOpenChange={(open) => !open && onClose()}
      title={person ? t('edit.title', { name: person.character }) : t('create.title')}
      footer={
        <>
          {shown && (fault || reasonMissing) && (
            <p role="alert" className="text-lost mr-auto self-center text-sm font-medium">
              {fault ? t(`create.${fault}`) : t('edit.needReason')}
            </p>
          )}
          <Button variant="plain" className="min-h-11" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="press"
            className="min-h-11"
            busy={busy}
            disabled={person !== null && edits.length === 0}
            onClick={() => void press()}
          >
            {person ? t('edit.save') : t('create.yes')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={`${t('create.character')} *`}>
          {(ids) => (
            <Input
              {...ids}
              autoFocus
              required
              maxLength={120}
              value={form.character}
              onChange={(event) => change({ character: event.target.value })}
            />
          )}
        </Field>
        <Field label={`${t('create.player')} *`} hint={t('create.playerHint')}>
          {(ids) => (
            <Input {...ids} required maxLength={120} value={form.player} onChange={(event) => change({ player: event.target.value })} />
          )}
        </Field>
        <Field label={t('create.nickname')}>
          {(ids) => <Input {...ids} maxLength={60} value={form.nickname} onChange={(event) => change({ nickname: event.target.value })} />}
        </Field>
        {states.length > 0 && (
          <Field label={t('create.state')}>
            {(ids) => (
              <Select
                {...ids}
                value={form.stateId ?? none}
                onChange={(id) => change({ stateId: id === none ? null : id })}
                options={[{ id: none, label: t('noState') }, ...states.map((state) => ({ id: state.id, label: state.name }))]}
              />
            )}
          </Field>
        )}
        <fieldset className="flex flex-col gap-1 sm:col-span-2">
          <legend className="text-ink-soft mb-1 text-sm font-medium">{t('create.roles')}</legend>
          <MultiChips
            label={t('create.roles')}
            value={form.roles}
            onChange={(next) => change({ roles: next })}
            chips={roles.map((role) => ({ id: role, label: t(`role.${role}`) }))}
          />
          {person && <p className="text-ink-faint mt-1 text-[0.8125rem]">{t('edit.rolesNote')}</p>}
        </fieldset>
        {officer && (person === null || person.officer !== null || !hasFigure) && (
          <Field label={`${t('create.rank')} *`}>
            {(ids) => (
              <Select
                {...ids}
                value={form.rank}
                placeholder={t('create.noRank')}
                onChange={(id) => change({ rank: id as PersonForm['rank'] })}
                options={ranks.map((rank) => ({ id: rank, label: rankName(`officer.rank.${rank}`) }))}
              />
            )}
          </Field>
        )}
        {officer && (person === null || !hasFigure) && (
          <Field label={`${t('create.sector')} *`}>
            {(ids) => (
              <Select
                {...ids}
                value={form.sectorId}
                placeholder="—"
                onChange={(id) => change({ sectorId: id })}
                options={sectors.map((sector) => ({ id: sector.id, label: sector.name }))}
              />
            )}
          </Field>
        )}
        {needsReason(edits) && (
          <fieldset className="flex flex-col gap-1 sm:col-span-2">
            <legend className="text-ink-soft mb-1 text-sm font-medium">{t('edit.reason')}</legend>
            <Chips
              label={t('edit.reason')}
              value={reason}
              onChange={setReason}
              chips={reasonIds.map((id) => ({ id, label: t(`edit.reasons.${id}`) }))}
            />
          </fieldset>
        )}
      </div>
    </Dialog>
  )
}
