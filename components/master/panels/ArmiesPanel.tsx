'use client'
import { Flag, Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { EmptyState } from '@/components/ui/EmptyState'
import { Input } from '@/components/ui/Field'
import { Select } from '@/components/ui/Select'
import { useNames } from '@/lib/i18n/useNames'
import { useRows, useView } from '@/lib/live/client/hooks'
import { ArmyLine } from '../selection/ArmyLine'
import { armiesFor, armySorts, statusOf, type ArmyQuestion, type ArmyStatus } from './armiesModel'
import type { PanelProps } from './panel'
import { PanelFrame } from './PanelFrame'

const any = '*'
const statuses: readonly ArmyStatus[] = ['rest', 'march', 'held', 'battle']

/** All armies with their strengths: by state, name, strength or place; only those of one state, or those that do one thing. */
export function ArmiesPanel(_: PanelProps) {
  const t = useTranslations('desk.armies')
  const armies = useRows('armies')
  const states = useRows('states')
  const held = useHeldArmies()
  const names = useNames()
  const [question, setQuestion] = useState<ArmyQuestion>({ text: '', stateId: null, status: null, sort: 'state' })
  const ask = (part: Partial<ArmyQuestion>) => setQuestion((before) => ({ ...before, ...part }))
  const shown = armiesFor(armies, question, held, {
    state: (army) => names(army.stateId) ?? '',
    place: (army) => names(army.sectorId) ?? '',
    general: (army) => (army.generalId === null ? '' : (names(army.generalId) ?? '')),
  })
  const total = shown.reduce((sum, army) => sum + (army.strength ?? 0), 0)
  return (
    <PanelFrame
      label={t('title')}
      head={
        <>
          <div className="relative">
            <Search aria-hidden className="text-ink-faint pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2" />
            <Input
              type="search"
              aria-label={t('search')}
              placeholder={t('search')}
              value={question.text}
              onChange={(event) => ask({ text: event.target.value })}
              className="pl-9!"
            />
          </div>
          <div className="grid grid-cols-3 gap-1.5">
            <Select
              label={t('state')}
              value={question.stateId ?? any}
              onChange={(id) => ask({ stateId: id === any ? null : id })}
              options={[{ id: any, label: t('anyState') }, ...states.map(({ id, name }) => ({ id, label: name }))]}
            />
            <Select
              label={t('status')}
              value={question.status ?? any}
              onChange={(id) => ask({ status: id === any ? null : (id as ArmyStatus) })}
              options={[
                { id: any, label: t('anyStatus') },
                ...statuses.map((id) => ({
                  id,
                  label: `${t(`statuses.${id}`)} ${armies.filter((army) => statusOf(army, held) === id).length}`,
                })),
              ]}
            />
            <Select
              label={t('sort')}
              value={question.sort}
              onChange={(id) => ask({ sort: id as ArmyQuestion['sort'] })}
              options={armySorts.map((id) => ({ id, label: t(`sorts.${id}`) }))}
            />
          </div>
          <p className="text-ink-faint text-sm">{t('total', { armies: shown.length, units: total })}</p>
        </>
      }
    >
      {shown.length === 0 ? (
        <EmptyState icon={Flag} title={t('empty')}>
          {t('emptyText')}
        </EmptyState>
      ) : (
        <ul className="p-1.5">
          {shown.map((army) => (
            <ArmyLine key={army.id} army={army} withPlace />
          ))}
        </ul>
      )}
    </PanelFrame>
  )
}

/** Armies whose march is held (EP-5). */
export function useHeldArmies(): ReadonlySet<string> {
  const holds = useView('holds')
  const marches = useView('marches')
  return useMemo(
    () =>
      new Set(
        Object.values(holds).flatMap(({ kind, itemId }) => {
          const armyId = kind === 'march' ? marches[itemId]?.armyId : null
          return armyId ? [armyId] : []
        }),
      ),
    [holds, marches],
  )
}
