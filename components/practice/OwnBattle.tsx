'use client'
import { Smartphone, Swords } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { Chips } from '@/components/ui/Chips'
import { Field } from '@/components/ui/Field'
import { Select } from '@/components/ui/Select'
import { forces } from '@/lib/practice/forces'
import { clocks, lesson, practiceSides, throwers, type Choice, type PracticeSide } from '@/lib/practice/setup'
import { MapChoice } from './MapChoice'
import { usePractice } from './practiceStore'
import { useRemote } from './remoteStore'

const opponents = ['bot', 'here', 'there'] as const
type Opponent = (typeof opponents)[number]
const otherOf = (side: PracticeSide): PracticeSide => (side === 'first' ? 'second' : 'first')

/** A battle of one's own: field, opponent, forces, clock and dice. */
export function OwnBattle() {
  const t = useTranslations('practice')
  const begin = usePractice((practice) => practice.begin)
  const { create, busy } = useRemote()
  const [opponent, setOpponent] = useState<Opponent>('bot')
  const [human, setHuman] = useState<PracticeSide>('first')
  const [chosen, setChosen] = useState<Choice>({
    ...lesson,
    map: 'river-crossing',
    forces: { first: 'brigade', second: 'brigade' },
    clock: 'warn',
    guided: false,
  })
  const choice: Choice = { ...chosen, bot: opponent === 'bot' ? otherOf(human) : null }
  const change = (part: Partial<Choice>) => setChosen({ ...chosen, ...part })
  const words = { bot: t('bot'), here: t('personHere'), there: t('personThere') }
  return (
    <section aria-labelledby="own-battle" className="bg-panel rounded-panel shadow-panel flex flex-col gap-5 p-4 sm:p-5">
      <h2 id="own-battle" className="text-xl font-bold">
        {t('own')}
      </h2>
      <MapChoice value={choice.map} onChange={(map) => change({ map })} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Choices label={t('opponent')} value={opponent} onChange={setOpponent} ids={opponents} words={words} />
        {opponent === 'here' ? (
          <span />
        ) : (
          <Choices
            label={t('mySide')}
            value={human}
            onChange={setHuman}
            ids={practiceSides}
            words={{ first: t('side.first'), second: t('side.second') }}
          />
        )}
        {practiceSides.map((side) => (
          <Field key={side} label={t('forcesOf', { side: t(`side.${side}`) })}>
            {(aria) => (
              <Select
                {...aria}
                value={choice.forces[side]}
                onChange={(id) => change({ forces: { ...choice.forces, [side]: id } })}
                options={forces.map(({ id, units, officers }) => ({
                  id,
                  label: `${t(`forces.${id}`)} · ${t('unitsOf', { n: units.reduce((sum, [, count]) => sum + count, officers.length) })}`,
                }))}
              />
            )}
          </Field>
        ))}
        <Choices
          label={t('clock')}
          value={choice.clock}
          onChange={(clock) => change({ clock })}
          ids={clocks}
          words={{ off: t('clockOf.off'), warn: t('clockOf.warn'), 'end-turn': t('clockOf.end-turn') }}
        />
        <Choices
          label={t('diceOf')}
          value={choice.dice}
          onChange={(dice) => change({ dice })}
          ids={throwers}
          words={{ program: t('throwers.program'), people: t('throwers.people') }}
        />
      </div>
      {opponent === 'there' ? (
        <Button
          variant="press"
          size="l"
          icon={Smartphone}
          busy={busy}
          className="self-start max-sm:w-full"
          onClick={() => create(choice, human)}
        >
          {t('remote.begin')}
        </Button>
      ) : (
        <Button variant="press" size="l" icon={Swords} className="self-start max-sm:w-full" onClick={() => begin(choice)}>
          {t('begin')}
        </Button>
      )}
    </section>
  )
}

function Choices<Id extends string>(props: {
  label: string
  value: Id
  onChange: (id: Id) => void
  ids: readonly Id[]
  words: Readonly<Record<Id, string>>
}) {
  const { label, value, onChange, ids, words } = props
  return (
    <div className="flex flex-col gap-1.5">
      <span className="eyebrow">{label}</span>
      <Chips label={label} value={value} onChange={(id) => id && onChange(id)} chips={ids.map((id) => ({ id, label: words[id] }))} />
    </div>
  )
}
