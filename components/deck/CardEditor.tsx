'use client'
import { Copy, Save, Send, Trash2, TriangleAlert } from 'lucide-react'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { ConfirmDialog } from '@/components/ui/ConfirmDialog'
import { sameJson } from '@/lib/kernel/json'
import { useRows } from '@/lib/live/client/hooks'
import { deckCardOf } from '@/lib/scenario/cards/definition'
import type { PackCard } from '@/lib/scenario/hqSchema'
import { AggravationFields } from './AggravationFields'
import { draftOf, faultAt, faultsOf, type DeckRow } from './deckModel'
import { IfNotFields } from './IfNotFields'
import { DecisionFields, PlanFields } from './PlanFields'
import { TextField } from './TextField'
import { useFault } from './useFault'
import { WayFields } from './WayFields'

/**
 * One card of the deck, all its fields. `row`: the hidden card that is edited, null for a new one. When another master saves first,
 * this one is told and chooses; nothing is overwritten unseen.
 */
export function CardEditor(props: {
  row: DeckRow | null
  start: PackCard
  onDone: (id: string | null) => void
  onIssue: (row: DeckRow) => void
  /** Whether something would be lost by leaving. */
  onDirty?: (dirty: boolean) => void
}) {
  const { row, start, onDone, onIssue, onDirty } = props
  const t = useTranslations('deck')
  const { give, busy } = useGive()
  const [draft, setDraft] = useState(start)
  const [base, setBase] = useState({ card: start, version: row?.version })
  const [tried, setTried] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const cards = useRows('cards')
  const tables = useRows('gameTables')
  const people = useRows('people')
  const names = useMemo(
    () => ({
      tables: new Set(tables.map(({ id }) => id)),
      cards: new Set([...cards.map(({ id }) => id), draft.id]),
      volunteers: new Set(people.filter(({ roles, left }) => !left && roles.includes('volunteer')).map(({ id }) => id)),
    }),
    [tables, cards, people, draft.id],
  )
  const faults = useMemo(() => faultsOf(draft, names), [draft, names])
  const dirty = !sameJson(draft, base.card)
  useEffect(() => {
    onDirty?.(dirty)
    return () => onDirty?.(false)
  }, [dirty, onDirty])
  const stale = row !== null && base.version !== undefined && row.version > base.version
  const sayFault = useFault()
  const errorAt = (path: string): string | undefined => {
    const wrong = tried ? faultAt(faults, path) : undefined
    return wrong && sayFault(wrong)
  }
  const change = (part: Partial<PackCard>) => setDraft((now) => ({ ...now, ...part }))
  const adopt = () => {
    if (!row) return
    const fresh = draftOf(row)
    setDraft(fresh)
    setBase({ card: fresh, version: row.version })
  }
  const save = async () => {
    setTried(true)
    if (faults.length > 0) return
    const { id, ...card } = deckCardOf(draft)
    const data = { card: { ...card, ...(id === '' ? {} : { id }) }, ...(row ? { version: base.version } : {}) }
    const answer = await give('hq.saveCard', data, { done: t('saved', { card: draft.title }) })
    if (!answer.ok) return
    const saved = answer.result as { card: string; version: number }
    if (row) setBase({ card: draft, version: saved.version })
    else onDone(saved.card)
  }
  const duplicate = async () => {
    const answer = await give('hq.duplicateCard', { card: row!.id }, { done: t('copied') })
    if (answer.ok) onDone((answer.result as { card: string }).card)
  }
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {stale && (
        <div
          role="status"
          className="border-wait bg-wait-wash text-wait rounded-control flex flex-wrap items-center gap-2 border p-2.5 text-sm"
        >
          <TriangleAlert aria-hidden className="size-4 shrink-0" />
          <span className="min-w-48 flex-1 font-medium">{t('stale')}</span>
          <Button type="button" size="s" onClick={adopt}>
            {t('takeTheirs')}
          </Button>
          <Button type="button" size="s" onClick={() => setBase({ card: draftOf(row), version: row.version })}>
            {t('keepMine')}
          </Button>
        </div>
      )}
      <Section title={t('sections.what')}>
        <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_12rem]">
          <TextField label={t('fields.title')} value={draft.title} error={errorAt('title')} onChange={(title) => change({ title })} />
          <TextField
            label={t('fields.id')}
            hint={row ? t('fields.idKept') : t('fields.idHint')}
            value={draft.id}
            disabled={row !== null}
            error={errorAt('id')}
            onChange={(id) => change({ id: id.trim() })}
          />
        </div>
        <TextField
          label={t('fields.description')}
          rows={4}
          value={draft.description}
          error={errorAt('description')}
          onChange={(description) => change({ description })}
        />
        <TextField
          label={t('fields.overcome')}
          rows={2}
          value={draft.overcome}
          error={errorAt('overcome')}
          onChange={(overcome) => change({ overcome })}
        />
      </Section>
      <Section title={t('sections.plan')}>
        <PlanFields card={draft} errorAt={errorAt} onChange={change} />
        <DecisionFields card={draft} errorAt={errorAt} onChange={change} />
      </Section>
      <Section title={t('sections.ways')}>
        {errorAt('ways') && faults.some(({ path }) => path === 'ways') && (
          <p className="text-lost text-sm font-medium">{errorAt('ways')}</p>
        )}
        <WayFields kind={draft.kind} ways={draft.ways} errorAt={errorAt} onChange={(ways) => change({ ways })} />
      </Section>
      {draft.kind === 'crisis' && (
        <>
          <Section title={t('sections.ifNot')}>
            <IfNotFields
              ifNot={draft.ifNot ?? { text: '', effects: [] }}
              error={errorAt('ifNot')}
              onChange={(ifNot) => change({ ifNot })}
            />
          </Section>
          <Section title={t('sections.worse')}>
            <AggravationFields aggravation={draft.aggravation} errorAt={errorAt} onChange={(aggravation) => change({ aggravation })} />
          </Section>
        </>
      )}
      <footer className="bg-panel border-rule sticky -bottom-3 -mx-3 -mb-3 flex flex-wrap items-center gap-2 border-t p-3">
        <Button type="submit" variant="press" icon={Save} busy={busy} disabled={!dirty && row !== null}>
          {t('save')}
        </Button>
        {row && (
          <>
            <Button type="button" icon={Send} disabled={dirty} onClick={() => onIssue(row)}>
              {t('issue')}
            </Button>
            <Button type="button" icon={Copy} disabled={busy} onClick={() => void duplicate()}>
              {t('duplicate')}
            </Button>
            <Button type="button" variant="lost" icon={Trash2} className="sm:ml-auto" onClick={() => setDeleting(true)}>
              {t('delete')}
            </Button>
          </>
        )}
        {tried && faults.length > 0 && (
          <p role="alert" className="text-lost w-full text-sm font-medium">
            {t('faults', { n: faults.length })}
          </p>
        )}
      </footer>
      {row && (
        <ConfirmDialog
          open={deleting}
          onOpenChange={setDeleting}
          title={t('deleteTitle', { card: row.title })}
          description={t('deleteText')}
          confirm={t('delete')}
          variant="lost"
          onConfirm={async () => {
            const answer = await give('hq.deleteCard', { card: row.id, version: row.version }, { done: t('deleted', { card: row.title }) })
            if (answer.ok) onDone(null)
          }}
        />
      )}
    </form>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="eyebrow">{title}</h2>
      {children}
    </section>
  )
}
