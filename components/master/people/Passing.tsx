'use client'
import { useTranslations } from 'use-intl'
import { Field } from '@/components/ui/Field'
import { Select } from '@/components/ui/Select'
import type { Json } from '@/lib/kernel/json'
import { useRows, useView, type LiveRow } from '@/lib/live/client/hooks'

export const heirs = ['armiesTo', 'cardsTo', 'noticesTo', 'lettersTo', 'tablesTo'] as const
export type Heir = (typeof heirs)[number]
export type Heirs = Partial<Record<Heir, string>>

const nobody = '—'

/** Data of a command that hands over: only what somebody takes. */
export const heirsData = (chosen: Heirs): Record<string, Json> => ({ ...chosen })

/** What somebody would leave behind, so that only that is asked about. */
export function useBelongings(personId: string): Record<Heir, number> {
  const armies = useRows('armies')
  const cards = useRows('cards')
  const notices = useRows('notices')
  const letters = useRows('letters')
  const tables = useRows('gameTables')
  return {
    armiesTo: armies.filter((army) => army.generalId === personId).length,
    cardsTo: cards.filter((card) => card.assigneeId === personId && (card.state === 'open' || card.state === 'hidden')).length,
    noticesTo: notices.filter((notice) => notice.personId === personId && notice.readAt === null).length,
    lettersTo: letters.filter((letter) => letter.addresseeId === personId && (letter.state === 'written' || letter.state === 'carried'))
      .length,
    tablesTo: tables.filter((table) => table.hostId === personId).length,
  }
}

/** To whom armies, cards, notices, letters and tables go when somebody is no more (EP-11); asks only about what there is. */
export function Passing(props: { person: LiveRow<'people'>; chosen: Heirs; onChange: (chosen: Heirs) => void }) {
  const { person, chosen, onChange } = props
  const t = useTranslations('desk.people')
  const people = useRows('people')
  const states = useView('states')
  const belongings = useBelongings(person.id)
  const asked = heirs.filter((heir) => belongings[heir] > 0)
  if (asked.length === 0) return <p className="text-ink-faint text-sm">{t('nothingBehind')}</p>
  const others = people.filter((each) => each.id !== person.id && !each.left)
  const candidates = (heir: Heir) =>
    heir === 'armiesTo'
      ? others.filter((each) => each.officer !== null && each.stateId === person.stateId)
      : heir === 'cardsTo'
        ? others.filter((each) => each.roles.includes('volunteer'))
        : heir === 'tablesTo'
          ? others.filter((each) => each.roles.includes('host'))
          : others.filter((each) => each.stateId === person.stateId)
  return (
    <div className="flex flex-col gap-3">
      {asked.map((heir) => (
        <Field key={heir} label={t(`heirs.${heir}`, { n: belongings[heir] })}>
          {(ids) => (
            <Select
              {...ids}
              value={chosen[heir] ?? nobody}
              onChange={(id) => {
                const { [heir]: _, ...rest } = chosen
                onChange(id === nobody ? rest : { ...rest, [heir]: id })
              }}
              options={[
                { id: nobody, label: t(`noHeir.${heir}`) },
                ...candidates(heir).map((each) => ({
                  id: each.id,
                  label:
                    each.stateId !== null && states[each.stateId] ? `${each.character} · ${states[each.stateId]!.short}` : each.character,
                })),
              ]}
            />
          )}
        </Field>
      ))}
    </div>
  )
}
