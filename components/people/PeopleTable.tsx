'use client'
import { Ellipsis, KeyRound, Pencil, UserX } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Badge } from '@/components/ui/Badge'
import { IconButton } from '@/components/ui/IconButton'
import { Menu } from '@/components/ui/Menu'
import { useView } from '@/lib/live/client/hooks'
import type { Login } from './api'
import { MarkBox } from './MarkBox'
import type { PersonRow } from './search'

interface Props {
  people: readonly PersonRow[]
  logins: readonly Login[]
  marked: ReadonlySet<string>
  onMark: (marked: ReadonlySet<string>) => void
  onAction: (kind: 'edit' | 'code' | 'leave', person: PersonRow) => void
}

/** People as a table; on a phone each is a block. Character first, since that is whom the master meets. */
export function PeopleTable({ people, logins, marked, onMark, onAction }: Props) {
  const t = useTranslations('people')
  const markable = people.filter((person) => !person.left).map((person) => person.id)
  const allMarked = markable.length > 0 && markable.every((id) => marked.has(id))
  const toggle = (ids: string[], on: boolean) => {
    const next = new Set(marked)
    for (const id of ids) {
      if (on) next.add(id)
      else next.delete(id)
    }
    onMark(next)
  }
  return (
    <table className="w-full border-collapse text-left max-md:block">
      <thead className="max-md:sr-only">
        <tr className="eyebrow border-rule border-b">
          <th scope="col" className="w-12 px-3 py-2">
            <MarkBox label={t('cards.selectAll')} checked={allMarked} onChange={(on) => toggle(markable, on)} />
          </th>
          {(['character', 'player', 'state', 'roles', 'login'] as const).map((column) => (
            <th key={column} scope="col" className="px-3 py-2 font-semibold">
              {t(`columns.${column}`)}
            </th>
          ))}
          <th scope="col" className="w-16 px-3 py-2">
            <span className="sr-only">{t('columns.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody className="divide-rule divide-y max-md:block">
        {people.map((person) => (
          <Row
            key={person.id}
            person={person}
            login={logins.find((login) => login.personId === person.id) ?? null}
            marked={marked.has(person.id)}
            onMark={(on) => toggle([person.id], on)}
            onAction={(kind) => onAction(kind, person)}
          />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  person: PersonRow
  login: Login | null
  marked: boolean
  onMark: (on: boolean) => void
  onAction: (kind: 'edit' | 'code' | 'leave') => void
}

function Row({ person, login, marked, onMark, onAction }: RowProps) {
  const t = useTranslations('people')
  const rank = useTranslations('general')
  const states = useView('states')
  const state = person.stateId === null ? null : states[person.stateId]
  return (
    <tr
      className={`hover:bg-raised align-middle transition-colors max-md:grid max-md:grid-cols-[auto_1fr_auto] max-md:items-center max-md:gap-x-3 max-md:px-3 max-md:py-2 ${person.left ? 'text-ink-faint' : ''}`}
    >
      <td className="px-3 py-1.5 max-md:row-span-3 max-md:p-0">
        {!person.left && <MarkBox label={t('cards.select', { name: person.character })} checked={marked} onChange={onMark} />}
      </td>
      <td className="px-3 py-1.5 max-md:p-0">
        <span className={`font-semibold [overflow-wrap:anywhere] ${person.left ? 'line-through' : ''}`}>{person.character}</span>
        {person.nickname && <span className="text-ink-soft"> «{person.nickname}»</span>}
      </td>
      <td className="text-ink-soft px-3 py-1.5 [overflow-wrap:anywhere] max-md:order-2 max-md:col-start-2 max-md:p-0 max-md:text-sm">
        {person.player}
      </td>
      <td className="px-3 py-1.5 max-md:hidden">
        {state && (
          <span className="inline-flex items-center gap-2">
            <span aria-hidden className="border-rule-strong size-3.5 shrink-0 border" style={{ background: state.colour }} />
            {state.name}
          </span>
        )}
      </td>
      <td className="px-3 py-1.5 max-md:order-3 max-md:col-start-2 max-md:p-0 max-md:pt-1">
        <span className="flex flex-wrap gap-1">
          {person.roles.map((role) => (
            <Badge key={role} tone={role === 'master' ? 'press' : 'plain'}>
              {t(`role.${role}`)}
            </Badge>
          ))}
          {person.officer && <span className="text-ink-soft text-sm">{rank(`officer.rank.${person.officer.rank}`)}</span>}
          {person.present && <Badge tone="calm">{t('present')}</Badge>}
          {person.left && <Badge>{t('left')}</Badge>}
        </span>
      </td>
      <td className="text-ink-soft px-3 py-1.5 text-sm max-md:hidden">
        {login ? <span className="figures text-ink">{login.login}</span> : <span className="text-ink-faint">{t('code.none')}</span>}
      </td>
      <td className="px-3 py-1.5 text-right max-md:col-start-3 max-md:row-start-1 max-md:p-0">
        <Menu
          trigger={<IconButton icon={Ellipsis} label={`${t('columns.actions')}: ${person.character}`} className="size-11" />}
          groups={[
            {
              items: [
                { id: 'edit', icon: Pencil, label: t('edit.button'), onSelect: () => onAction('edit') },
                { id: 'code', icon: KeyRound, label: t('code.button'), disabled: person.left, onSelect: () => onAction('code') },
              ],
            },
            {
              items: [
                {
                  id: 'leave',
                  icon: UserX,
                  label: t('leave.button'),
                  lost: true,
                  disabled: person.left,
                  onSelect: () => onAction('leave'),
                },
              ],
            },
          ]}
        />
      </td>
    </tr>
  )
}
