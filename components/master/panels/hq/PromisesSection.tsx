'use client'
import clsx from 'clsx'
import { Check, Handshake, Plus, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Badge, type Tone } from '@/components/ui/Badge'
import { Button } from '@/components/ui/Button'
import { Chips } from '@/components/ui/Chips'
import { Moment } from '@/components/ui/Countdown'
import { EmptyState } from '@/components/ui/EmptyState'
import { Panel } from '@/components/ui/Panel'
import { useRows, useView, type LiveRow } from '@/lib/live/client/hooks'
import { PromiseDialog } from './PromiseDialog'

const states = ['open', 'kept', 'broken'] as const
type State = (typeof states)[number]
const tones: Record<State, Tone> = { open: 'wait', kept: 'calm', broken: 'lost' }

/** What was promised during the game: by whom, when, by when, and whether it was kept (HQ-CON-4, EP-45). */
export function PromisesSection() {
  const t = useTranslations('hqDesk')
  const say = useTranslations('evening')
  const promises = useRows('promises')
  const [state, setState] = useState<State | null>(null)
  const [adding, setAdding] = useState(false)
  const count = (id: State) => promises.filter((promise) => promise.state === id).length
  const shown = promises.filter((promise) => state === null || promise.state === state)
  return (
    <Panel
      title={t('promises.title')}
      icon={Handshake}
      actions={
        <Button size="s" icon={Plus} onClick={() => setAdding(true)}>
          {t('promises.add')}
        </Button>
      }
      bodyClassName=""
    >
      {promises.length > 0 && (
        <div className="border-rule border-b p-2">
          <Chips
            optional
            label={t('promises.filter')}
            value={state}
            onChange={setState}
            chips={states.map((id) => ({
              id,
              label: (
                <>
                  {say(`promise.${id}`)} <span className="figures text-ink-faint">{count(id)}</span>
                </>
              ),
            }))}
          />
        </div>
      )}
      {shown.length === 0 && (
        <EmptyState icon={Handshake} title={t(promises.length === 0 ? 'promises.none' : 'promises.noneSuch')}>
          {promises.length === 0 && t('promises.noneText')}
        </EmptyState>
      )}
      <ul className="divide-rule divide-y">
        {shown.map((promise) => (
          <Line key={promise.id} promise={promise} />
        ))}
      </ul>
      {adding && <PromiseDialog onClose={() => setAdding(false)} />}
    </Panel>
  )
}

function Line({ promise }: { promise: LiveRow<'promises'> }) {
  const t = useTranslations('hqDesk')
  const say = useTranslations('evening')
  const { give, busy } = useGive()
  const cards = useView('cards')
  const tables = useView('gameTables')
  const set = (state: State) => give('hq.setPromise', { promise: promise.id, state })
  const about = [
    promise.cardId === null ? null : cards[promise.cardId]?.title,
    promise.tableId === null ? null : tables[promise.tableId]?.name,
  ]
  return (
    <li className="px-3 py-2.5">
      <p className="flex items-start justify-between gap-2">
        <span className={clsx('min-w-0 leading-snug font-medium [overflow-wrap:anywhere]', promise.state === 'broken' && 'line-through')}>
          {promise.text}
        </span>
        <Badge tone={tones[promise.state]}>{say(`promise.${promise.state}`)}</Badge>
      </p>
      <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">
        <strong>{promise.owner}</strong>, <Moment at={promise.at} />
        {promise.term !== '' && ` · ${t('promises.term', { term: promise.term })}`}
        {about.filter(Boolean).map((name) => ` · ${name}`)}
      </p>
      <div className="mt-1.5 flex flex-wrap gap-1.5">
        {promise.state === 'open' ? (
          <>
            <Button size="s" icon={Check} disabled={busy} onClick={() => void set('kept')}>
              {t('promises.kept')}
            </Button>
            <Button size="s" variant="plain" icon={X} disabled={busy} onClick={() => void set('broken')}>
              {t('promises.broken')}
            </Button>
          </>
        ) : (
          <Button size="s" variant="plain" icon={Undo2} disabled={busy} onClick={() => void set('open')}>
            {t('promises.reopen')}
          </Button>
        )}
      </div>
    </li>
  )
}
