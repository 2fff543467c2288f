'use client'
import { Undo2, Wrench } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useRuleError } from '@/lib/i18n/useRuleError'
import { useSentence } from '@/lib/i18n/useSentence'
import type { AuditRecord } from '@/lib/store/types'
import { Outcome } from './AuditTable'
import { ChangesTable } from './ChangesTable'
import { changesOf } from './changes'
import { UndoDialog } from './UndoDialog'
import { mayBeUndone } from './undoable'
import { useAuditNames } from './useAuditNames'
import { useRecordSentence } from './useRecordSentence'

interface Props {
  slug: string
  record: AuditRecord
  undoneBy: number | null
  mayUndo: boolean
  onClose: () => void
  onUndone: () => void
}

/** A record whole: who, when by both clocks, what, dice, what changed before and after, and the record as it is stored. */
export function RecordDialog({ slug, record, undoneBy, mayUndo, onClose, onUndone }: Props) {
  const t = useTranslations('audit')
  const sentence = useRecordSentence()
  const [undoing, setUndoing] = useState(false)
  const changes = changesOf(record.patches, record.inverse)
  const possible = mayUndo && mayBeUndone(record, undoneBy)
  if (undoing) return <UndoDialog slug={slug} record={record} onClose={() => setUndoing(false)} onDone={() => (onUndone(), onClose())} />
  return (
    <Dialog
      open
      width="l"
      onOpenChange={(open) => !open && onClose()}
      title={t('detail.title', { seq: record.seq })}
      description={sentence(record)}
      footer={
        mayUndo ? (
          <>
            {record.patches.length > 0 && (
              <a
                href={`/c/${slug}/repair/${record.seq}`}
                className="text-press mr-auto inline-flex min-h-11 items-center gap-1.5 px-2 font-medium underline"
              >
                <Wrench aria-hidden className="size-4" /> {t('repair')}
              </a>
            )}
            {possible && (
              <Button icon={Undo2} className="min-h-11" onClick={() => setUndoing(true)}>
                {t('undo.button')}
              </Button>
            )}
          </>
        ) : undefined
      }
    >
      <div className="flex flex-col gap-5">
        <p>
          <Outcome record={record} undoneBy={undoneBy} />
        </p>
        <Facts record={record} />
        {record.dice.length > 0 && <Rolls dice={record.dice} />}
        <section>
          <h3 className="eyebrow mb-2">{t('detail.changesTitle')}</h3>
          {changes.length === 0 ? <p className="text-ink-soft text-sm">{t('detail.noChanges')}</p> : <ChangesTable changes={changes} />}
        </section>
        <details className="group">
          <summary className="eyebrow hover:text-ink min-h-8">{t('detail.raw')}</summary>
          <pre className="figures bg-sunken rounded-control mt-2 overflow-x-auto p-3 text-xs leading-relaxed">
            {JSON.stringify(record, null, 2)}
          </pre>
        </details>
      </div>
    </Dialog>
  )
}

function Facts({ record }: { record: AuditRecord }) {
  const t = useTranslations('audit')
  const names = useAuditNames()
  const format = useEventFormat()
  const ruleError = useRuleError()
  const roleName = useTranslations('people')
  const facts: [label: string, value: string | null, mono?: boolean][] = [
    [t('detail.actor'), names.person(record.actor)],
    [t('detail.as'), record.as === null ? null : names.person(record.as)],
    [t('detail.roles'), record.roles.map((role) => (roleName.has(`role.${role}`) ? roleName(`role.${role}`) : role)).join(', ') || null],
    [t('detail.atEvent'), `${format.clock(record.atEvent)} (${Math.round(record.atEvent)} ms)`, true],
    [t('detail.atUtc'), new Date(record.atUtc).toISOString().replace('T', ' ').slice(0, 23), true],
    [t('detail.happenedAt'), record.happenedAt === null ? null : format.clock(record.happenedAt), true],
    [t('detail.refusal'), record.error === null ? null : ruleError(record.error.code, record.error.params)],
    [t('detail.reason'), record.reason],
    [t('detail.type'), record.type, true],
    [t('detail.screen'), record.screen, true],
    [t('detail.commandId'), record.commandId, true],
    [t('detail.cause'), record.cause, true],
    [t('detail.hash'), record.hash, true],
  ]
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {facts.map(([label, value, mono]) =>
        value === null ? null : (
          <div key={label} className="min-w-0">
            <dt className="text-ink-faint text-sm">{label}</dt>
            <dd className={`[overflow-wrap:anywhere] ${mono ? 'figures text-sm' : 'font-medium'}`}>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

function Rolls({ dice }: { dice: AuditRecord['dice'] }) {
  const t = useTranslations('audit')
  const purpose = useSentence('dicePurposes')
  return (
    <section>
      <h3 className="eyebrow mb-2">{t('detail.diceTitle')}</h3>
      <ul className="flex flex-col gap-1.5">
        {dice.map((roll, index) => (
          <li key={index} className="bg-sunken rounded-control flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-sm">
            <strong className="figures">{roll.notation}</strong>
            <span className="flex gap-1" aria-label={t('detail.diceFaces', { faces: roll.faces.join(', ') })}>
              {roll.faces.map((face, at) => (
                <span
                  key={at}
                  className="figures border-rule-strong bg-raised grid size-7 place-items-center rounded-[5px] border font-bold"
                >
                  {face}
                </span>
              ))}
            </span>
            <span className="text-ink-soft">{purpose(roll.purpose) ?? roll.purpose}</span>
            <span className="text-ink-faint ml-auto">
              {roll.source === 'server' ? t('detail.diceServer', { number: roll.number ?? 0 }) : t('detail.diceTable')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
