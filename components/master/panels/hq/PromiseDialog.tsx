'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { Field, Input, Textarea } from '@/components/ui/Field'
import { Select } from '@/components/ui/Select'
import type { Json } from '@/lib/kernel/json'
import { useRows } from '@/lib/live/client/hooks'

const somebodyElse = 'else'
const nothing = 'none'

/** Writes a promise down: what, who answers for it, by when, and what it belongs to. */
export function PromiseDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('hqDesk')
  const ui = useTranslations('ui')
  const { give, busy } = useGive()
  const people = useRows('people').filter((person) => !person.left)
  const cards = useRows('cards').filter((card) => card.state !== 'hidden')
  const tables = useRows('gameTables')
  const [text, setText] = useState('')
  const [person, setPerson] = useState<string | null>(null)
  const [name, setName] = useState('')
  const [term, setTerm] = useState('')
  const [card, setCard] = useState(nothing)
  const [table, setTable] = useState(nothing)
  const owner: Json = person === null ? null : person !== somebodyElse ? { person } : name.trim() === '' ? null : { name: name.trim() }
  const press = async () => {
    const about = { card: card === nothing ? null : card, map: table === nothing ? null : table }
    const answer = await give('hq.notePromise', { text, owner, term: term.trim(), ...about }, { done: t('promises.noted') })
    if (answer.ok) onClose()
  }
  const none = { id: nothing, label: t('promises.nothing') }
  return (
    <Dialog
      open
      width="m"
      onOpenChange={(open) => !open && onClose()}
      title={t('promises.add')}
      footer={
        <>
          <Button variant="plain" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button variant="press" busy={busy} disabled={text.trim() === '' || owner === null} onClick={() => void press()}>
            {t('promises.yes')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('promises.text')} className="sm:col-span-2">
          {(ids) => (
            <Textarea {...ids} autoFocus rows={3} maxLength={1000} value={text} onChange={(event) => setText(event.target.value)} />
          )}
        </Field>
        <Field label={t('promises.owner')}>
          {(ids) => (
            <Select
              {...ids}
              value={person}
              onChange={setPerson}
              placeholder={t('promises.whom')}
              options={[
                { id: somebodyElse, label: t('promises.somebodyElse') },
                ...people.map((each) => ({ id: each.id, label: each.character })),
              ]}
            />
          )}
        </Field>
        {person === somebodyElse ? (
          <Field label={t('promises.name')}>
            {(ids) => <Input {...ids} maxLength={120} value={name} onChange={(event) => setName(event.target.value)} />}
          </Field>
        ) : (
          <span className="hidden sm:block" />
        )}
        <Field label={t('promises.termField')} hint={t('promises.termHint')} className="sm:col-span-2">
          {(ids) => <Input {...ids} maxLength={120} value={term} onChange={(event) => setTerm(event.target.value)} />}
        </Field>
        {cards.length > 0 && (
          <Field label={t('promises.card')}>
            {(ids) => (
              <Select {...ids} value={card} onChange={setCard} options={[none, ...cards.map(({ id, title }) => ({ id, label: title }))]} />
            )}
          </Field>
        )}
        {tables.length > 0 && (
          <Field label={t('promises.table')}>
            {(ids) => (
              <Select
                {...ids}
                value={table}
                onChange={setTable}
                options={[none, ...tables.map((each) => ({ id: each.id, label: each.name }))]}
              />
            )}
          </Field>
        )}
      </div>
    </Dialog>
  )
}
