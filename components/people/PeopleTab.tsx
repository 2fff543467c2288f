'use client'
import { IdCard, Search, UserPlus, Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LeaveDialog } from '@/components/master/people/LeaveDialog'
import { Button } from '@/components/ui/Button'
import { Checkbox } from '@/components/ui/Checkbox'
import { EmptyState } from '@/components/ui/EmptyState'
import { Input } from '@/components/ui/Field'
import { Select } from '@/components/ui/Select'
import { SkeletonLines } from '@/components/ui/Skeleton'
import { roles, type Role } from '@/lib/kernel/command'
import { useConnection, useRows } from '@/lib/live/client/hooks'
import type { Login } from './api'
import { CodeDialog } from './CodeDialog'
import { PeopleTable } from './PeopleTable'
import { PersonDialog } from './PersonDialog'
import { findPeople, type PersonRow } from './search'
import type { Fetched } from './useFetched'

const all = '*'
type Opened = { kind: 'create' } | { kind: 'edit' | 'code' | 'leave'; person: PersonRow }

/** Search, marks for login cards, and one window at a time for what is done with a person. */
export function PeopleTab({ slug, logins }: { slug: string; logins: Fetched<Login[]> }) {
  const t = useTranslations('people')
  const people = useRows('people')
  const { ready } = useConnection()
  const [text, setText] = useState('')
  const [role, setRole] = useState<Role | null>(null)
  const [left, setLeft] = useState(false)
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [opened, setOpened] = useState<Opened | null>(null)
  const found = findPeople(people, { text, role, left })
  const markedHere = [...marked].filter((id) => people.some((person) => person.id === id && !person.left))
  const cardsLink = `/c/${slug}/print/cards${markedHere.length > 0 ? `?people=${markedHere.map(encodeURIComponent).join(',')}` : ''}`
  const close = () => setOpened(null)

  return (
    <div className="flex flex-col gap-3 pt-3">
      {/* Stays in sight over a long list: marks are set far below the button that prints their cards. */}
      <div className="bg-ground sticky top-14 z-10 flex flex-wrap items-center gap-2 py-1.5">
        <div className="relative min-w-0 flex-1 basis-72">
          <Search aria-hidden className="text-ink-faint pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2" />
          <Input
            type="search"
            aria-label={t('search')}
            placeholder={t('search')}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="min-h-11! pl-10!"
          />
        </div>
        <Select
          className="min-h-11! w-44!"
          label={t('filter.role')}
          value={role ?? all}
          onChange={(id) => setRole(id === all ? null : (id as Role))}
          options={[{ id: all, label: t('filter.all') }, ...roles.map((each) => ({ id: each, label: t(`role.${each}`) }))]}
        />
        <div className="min-w-48">
          <Checkbox checked={left} onChange={setLeft}>
            {t('filter.showLeft')}
          </Checkbox>
        </div>
        <a
          href={cardsLink}
          className="border-rule-strong bg-raised hover:border-press hover:text-press rounded-control inline-flex min-h-11 items-center gap-2 border px-3.5 font-medium"
        >
          <IdCard aria-hidden className="size-5" />
          {t('cards.button')}
          {markedHere.length > 0 && (
            <span className="figures bg-wait text-wait-ink rounded-full px-1.5 text-xs leading-5 font-bold">{markedHere.length}</span>
          )}
        </a>
        <Button variant="press" icon={UserPlus} className="min-h-11" onClick={() => setOpened({ kind: 'create' })}>
          {t('create.button')}
        </Button>
      </div>
      <p className="text-ink-soft px-1 text-sm" aria-live="polite">
        {ready && t('found', { n: found.length })}
        {marked.size > 0 && <> · {t('cards.selected', { n: markedHere.length })}</>}
      </p>
      <section aria-label={t('title')} className="bg-panel shadow-panel rounded-panel min-w-0">
        {!ready && (
          <div className="p-4">
            <SkeletonLines lines={8} />
          </div>
        )}
        {ready && found.length === 0 && (
          <EmptyState icon={Users} title={t('empty.title')}>
            {t('empty.text')}
          </EmptyState>
        )}
        {found.length > 0 && (
          <PeopleTable
            people={found}
            logins={logins.value ?? []}
            marked={marked}
            onMark={setMarked}
            onAction={(kind, person) => setOpened({ kind, person })}
          />
        )}
      </section>
      {opened?.kind === 'create' && <PersonDialog person={null} onClose={close} />}
      {opened?.kind === 'edit' && <PersonDialog key={opened.person.id} person={opened.person} onClose={close} />}
      {opened?.kind === 'code' && <CodeDialog slug={slug} person={opened.person} onClose={close} onIssued={logins.again} />}
      {opened?.kind === 'leave' && <LeaveDialog person={opened.person} onClose={close} />}
    </div>
  )
}
