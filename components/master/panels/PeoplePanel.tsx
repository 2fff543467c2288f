'use client'
import { DoorClosed, DoorOpen, Search, SquareArrowOutUpRight, Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { findPeople, type PersonRow } from '@/components/people/search'
import { useGive } from '@/components/command/useGive'
import { Badge } from '@/components/ui/Badge'
import { Button } from '@/components/ui/Button'
import { Chips } from '@/components/ui/Chips'
import { EmptyState } from '@/components/ui/EmptyState'
import { Input } from '@/components/ui/Field'
import { useRow, useRows } from '@/lib/live/client/hooks'
import { useMaster } from '../masterStore'
import type { PanelProps } from './panel'
import { PanelFrame } from './PanelFrame'
import { groupIds, inGroup, whereIs, type PeopleGroup } from './peopleGroups'

/** Everybody at hand: found by player, character or nickname (EP-11), who is on watch, and where an officer stands. */
export function PeoplePanel({ slug, onJump }: PanelProps) {
  const t = useTranslations('masterPanels')
  const people = useRows('people')
  const [text, setText] = useState('')
  const [group, setGroup] = useState<PeopleGroup>('all')
  const shown = findPeople(people, { text, role: null, left: false }).filter((person) => inGroup(person, group))
  return (
    <PanelFrame
      label={t('people.title')}
      head={
        <>
          <div className="flex items-center gap-2">
            <div className="relative min-w-0 flex-1">
              <Search aria-hidden className="text-ink-faint pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2" />
              <Input
                type="search"
                aria-label={t('people.search')}
                placeholder={t('people.search')}
                value={text}
                onChange={(event) => setText(event.target.value)}
                className="pl-9!"
              />
            </div>
            <a
              href={`/c/${slug}/people`}
              className="border-rule-strong bg-raised hover:border-press hover:text-press rounded-control inline-flex min-h-10 shrink-0 items-center gap-1.5 border px-3 text-sm font-medium"
            >
              {t('people.whole')}
              <SquareArrowOutUpRight aria-hidden className="size-4" />
            </a>
          </div>
          <Chips
            label={t('people.filter')}
            value={group}
            onChange={(id) => id && setGroup(id)}
            chips={groupIds.map((id) => ({
              id,
              label: (
                <>
                  {t(`people.groups.${id}`)}{' '}
                  <span className="figures text-ink-faint">{people.filter((person) => !person.left && inGroup(person, id)).length}</span>
                </>
              ),
            }))}
          />
        </>
      }
    >
      {shown.length === 0 ? (
        <EmptyState icon={Users} title={t('people.empty')}>
          {t('people.emptyText')}
        </EmptyState>
      ) : (
        <ul className="divide-rule divide-y">
          {shown.map((person) => (
            <Line key={person.id} person={person} onJump={onJump} />
          ))}
        </ul>
      )}
    </PanelFrame>
  )
}

function Line({ person, onJump }: { person: PersonRow; onJump: PanelProps['onJump'] }) {
  const t = useTranslations('masterPanels')
  const roleName = useTranslations('people')
  const state = useRow('states', person.stateId)
  return (
    <li className="px-3 py-2">
      <p className="leading-snug [overflow-wrap:anywhere]">
        {state && (
          <span aria-hidden className="border-rule-strong mr-1.5 inline-block size-3 border" style={{ background: state.colour }} />
        )}
        <button
          type="button"
          className="hover:text-press min-h-6 text-left font-semibold underline decoration-dotted underline-offset-4"
          onClick={() => useMaster.getState().open({ kind: 'person', personId: person.id })}
        >
          {person.character}
        </button>
        {person.nickname && <span className="text-ink-soft"> «{person.nickname}»</span>}
        {person.player && <span className="text-ink-faint text-sm"> — {person.player}</span>}
      </p>
      <p className="text-ink-soft mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <InRoom person={person} />
        {person.present && <Badge tone="calm">{t('people.onWatch')}</Badge>}
        <span>{[person.roles.map((role) => roleName(`role.${role}`)).join(', '), ...(state ? [state.name] : [])].join(' · ')}</span>
      </p>
      {person.officer && <Place person={person} officer={person.officer} onJump={onJump} />}
    </li>
  )
}

/** Whether he stands at the table (`info.flagsWhere`): pressed when he comes and when he goes. */
function InRoom({ person }: { person: PersonRow }) {
  const t = useTranslations('masterPanels.people')
  const where = useRow('settings', 'info.flagsWhere')?.value
  const checkIn = useRow('checkIns', person.id)
  const { give, busy } = useGive()
  if (where !== 'room' || person.left || person.roles.includes('master') || person.roles.includes('auditor')) return null
  const type = checkIn ? 'room.leave' : 'room.enter'
  return (
    <Button size="s" icon={checkIn ? DoorOpen : DoorClosed} busy={busy} onClick={() => void give(type, { people: [person.id] })}>
      {t(checkIn ? 'inRoom' : 'outside')}
    </Button>
  )
}

function Place(props: { person: PersonRow; officer: NonNullable<PersonRow['officer']>; onJump: PanelProps['onJump'] }) {
  const { person, officer, onJump } = props
  const t = useTranslations('masterPanels')
  const say = useTranslations('general')
  const army = useRow('armies', officer.armyId)
  const sector = useRow('sectors', officer.sectorId)
  const where = army
    ? t('people.withArmy', { army: army.name, sector: sector?.name ?? '—' })
    : t('people.alone', { sector: sector?.name ?? '—' })
  return (
    <p className="text-ink-soft flex flex-wrap items-center gap-x-2 text-sm">
      <span>{say(`officer.rank.${officer.rank}`)}</span>
      {officer.status !== 'free' && <Badge tone="lost">{say(`officer.status.${officer.status}`)}</Badge>}
      {onJump ? (
        <button
          type="button"
          aria-label={t('people.show', { name: person.character, where })}
          className="text-press min-h-6 text-left [overflow-wrap:anywhere] underline"
          onClick={() => onJump(whereIs(officer))}
        >
          {where}
        </button>
      ) : (
        <span>{where}</span>
      )}
    </p>
  )
}
