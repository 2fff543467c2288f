'use client'
import { RotateCcw, TriangleAlert } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { useNames } from '@/lib/i18n/useNames'
import type { Json } from '@/lib/kernel/json'
import { useMaster } from '../masterStore'
import { ReasonField } from '../ReasonField'

type Columns = Record<string, Json>

/** A newer change that the correction met: who made it, and which columns it was. */
interface Conflict {
  by: string | null
  columns: string[]
}

/**
 * A correction of one row (DESIGN §2): only the columns that differ are sent, with the reason and with what they held when the form was
 * opened, so that nobody's newer change is lost without a word (EP-8).
 */
export function CorrectionDialog(props: {
  title: ReactNode
  table: string
  id: string
  /** What the columns held when the form was opened. */
  before: Columns
  set: Columns
  children: ReactNode
}) {
  const { title, table, id, before, set, children } = props
  const t = useTranslations('master.correct')
  const { dialog, open } = useMaster()
  const { give, busy } = useGive()
  const [reason, setReason] = useState('')
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const changed = Object.keys(set).length > 0
  const press = async (anyway: boolean) => {
    const expected = Object.fromEntries(Object.keys(set).map((column) => [column, before[column] ?? null]))
    const answer = await give(`${table}.adjust`, { id, set, reason, ...(!anyway && { expected }) }, { done: t('done') })
    if (answer.ok) open(null)
    else if (answer.kind === 'rule' && answer.code === 'E_CHANGED') setConflict(answer.params as unknown as Conflict)
  }
  /** The form again, with what the row holds now. */
  const again = () => {
    open(null)
    setTimeout(() => open(dialog))
  }
  return (
    <Dialog
      open
      onOpenChange={(on) => !on && open(null)}
      title={title}
      description={t('lead')}
      footer={
        <>
          <p className="text-ink-faint mr-auto self-center text-sm">{!changed ? t('nothing') : reason === '' ? t('needsReason') : null}</p>
          <Button variant="plain" onClick={() => open(null)}>
            {t('cancel')}
          </Button>
          <Button
            variant={conflict ? 'lost' : 'press'}
            busy={busy}
            disabled={!changed || reason === ''}
            onClick={() => void press(conflict !== null)}
          >
            {t(conflict ? 'saveAnyway' : 'save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {conflict && <ConflictNote conflict={conflict} onAgain={again} />}
        {children}
        <div className="border-rule border-t pt-3">
          <ReasonField onChange={setReason} />
        </div>
      </div>
    </Dialog>
  )
}

function ConflictNote({ conflict, onAgain }: { conflict: Conflict; onAgain: () => void }) {
  const t = useTranslations('master.correct')
  const cells = useTranslations('audit.cells')
  const names = useNames()
  const columns = conflict.columns.map((column) => (cells.has(column) ? cells(column) : column)).join(', ')
  const who = conflict.by === null ? t('somebody') : (names(conflict.by) ?? t('somebody'))
  return (
    <div role="alert" className="border-wait bg-wait-wash rounded-control flex flex-col gap-2 border p-3">
      <p className="text-wait flex items-start gap-2 font-semibold">
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
        {t('conflict', { who, columns })}
      </p>
      <Button size="s" icon={RotateCcw} className="self-start" onClick={onAgain}>
        {t('again')}
      </Button>
    </div>
  )
}

/** The columns of a form that differ from the row it started from. */
export function changedColumns<Row extends Record<string, Json>>(before: Row, after: Row): Record<string, Json> {
  return Object.fromEntries(Object.entries(after).filter(([column, value]) => JSON.stringify(value) !== JSON.stringify(before[column])))
}
