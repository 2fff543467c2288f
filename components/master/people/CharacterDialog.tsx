'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { MultiChips } from '@/components/ui/Chips'
import { Dialog } from '@/components/ui/Dialog'
import { Field, Input } from '@/components/ui/Field'
import { Select } from '@/components/ui/Select'
import { ranks } from '@/lib/campaign/people/tables'
import { roles, type Role } from '@/lib/kernel/command'
import { useRows, type LiveRow } from '@/lib/live/client/hooks'
import { SectorField } from '../correct/fields'
import { heirsData, Passing, type Heirs } from './Passing'

const none = '—'

/** The player goes on as another character (EP-11): the old one leaves, the login leads to the new one. */
export function CharacterDialog({ person, onClose }: { person: LiveRow<'people'>; onClose: () => void }) {
  const t = useTranslations('desk.people')
  const words = useTranslations('people')
  const rankName = useTranslations('general.officer.rank')
  const states = useRows('states')
  const sectors = useRows('sectors')
  const { give, busy } = useGive()
  const [character, setCharacter] = useState('')
  const [roleList, setRoleList] = useState<Role[]>(person.roles)
  const [stateId, setStateId] = useState(person.stateId)
  const [rank, setRank] = useState<string>(person.officer?.rank ?? 'lower')
  const [sectorId, setSectorId] = useState(person.officer?.sectorId ?? sectors[0]?.id ?? '')
  const [chosen, setChosen] = useState<Heirs>({})
  const officer = roleList.includes('officer') && sectors.length > 0
  const data = {
    person: person.id,
    character: character.trim(),
    roles: roleList,
    stateId,
    ...(officer && { rank, sectorId }),
    ...heirsData(chosen),
  }
  const press = async () => {
    const answer = await give('people.changeCharacter', data, { done: t('characterDone', { name: character.trim() }) })
    if (answer.ok) onClose()
  }
  return (
    <Dialog
      open
      width="m"
      onOpenChange={(open) => !open && onClose()}
      title={t('characterTitle', { name: person.character })}
      description={t('characterLead', { player: person.player ?? person.character })}
      footer={
        <>
          <Button variant="plain" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="press" busy={busy} disabled={character.trim() === ''} onClick={() => void press()}>
            {t('characterYes')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label={t('newCharacter')}>
          {(ids) => (
            <Input {...ids} autoFocus required maxLength={120} value={character} onChange={(event) => setCharacter(event.target.value)} />
          )}
        </Field>
        <fieldset className="flex flex-col gap-1">
          <legend className="text-ink-soft mb-1 text-sm font-medium">{words('create.roles')}</legend>
          <MultiChips
            label={words('create.roles')}
            value={roleList}
            onChange={setRoleList}
            chips={roles.map((role) => ({ id: role, label: words(`role.${role}`) }))}
          />
        </fieldset>
        {states.length > 0 && (
          <Field label={words('create.state')}>
            {(ids) => (
              <Select
                {...ids}
                value={stateId ?? none}
                onChange={(id) => setStateId(id === none ? null : id)}
                options={[{ id: none, label: words('noState') }, ...states.map(({ id, name }) => ({ id, label: name }))]}
              />
            )}
          </Field>
        )}
        {officer && (
          <div className="grid gap-3 sm:grid-cols-2">
            <Field label={words('create.rank')}>
              {(ids) => <Select {...ids} value={rank} onChange={setRank} options={ranks.map((id) => ({ id, label: rankName(id) }))} />}
            </Field>
            <SectorField value={sectorId} onChange={setSectorId} />
          </div>
        )}
        <section className="border-rule border-t pt-3">
          <h3 className="eyebrow mb-2">{t('behind')}</h3>
          <Passing person={person} chosen={chosen} onChange={setChosen} />
        </section>
      </div>
    </Dialog>
  )
}
