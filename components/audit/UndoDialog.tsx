'use client'
import { TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { ErrorState } from '@/components/ui/ErrorState'
import { SkeletonLines } from '@/components/ui/Skeleton'
import { useRuleError } from '@/lib/i18n/useRuleError'
import type { AuditRecord, Preview } from '@/lib/store/types'
import { changesOf } from './changes'
import { ChangesTable } from './ChangesTable'
import { useAuditNames } from './useAuditNames'
import { useRecordSentence } from './useRecordSentence'
import { usePreview } from './usePreview'

/**
 * Undo with a preview (DESIGN §2): what goes back, what would fire at once, which later records stand in the way; a second
 * confirmation where a player has already seen something.
 */
export function UndoDialog({
  slug,
  record,
  onClose,
  onDone,
}: {
  slug: string
  record: AuditRecord
  onClose: () => void
  onDone: () => void
}) {
  const t = useTranslations('audit')
  const sentence = useRecordSentence()
  const { give, busy } = useGive()
  const plain = usePreview(slug, 'audit.undo', { seq: record.seq })
  const anyway = usePreview(slug, 'audit.undo', { seq: record.seq, confirm: true })
  // A player has seen something of it: the second confirmation, with what it would do.
  const confirmed = plain.preview?.error?.code === 'E_UNDO_REVEALED'
  const { preview, failed, again } = confirmed ? anyway : plain
  const press = async () => {
    const answer = await give(
      'audit.undo',
      { seq: record.seq, ...(confirmed && { confirm: true }) },
      { done: t('undo.done', { seq: record.seq }) },
    )
    if (answer.ok) onDone()
  }
  return (
    <Dialog
      open
      width="l"
      onOpenChange={(open) => !open && onClose()}
      title={t('undo.title', { seq: record.seq })}
      description={sentence(record)}
      footer={
        <>
          <Button variant="plain" className="min-h-11" onClick={onClose}>
            {t('undo.back')}
          </Button>
          <Button
            variant={confirmed ? 'lost' : 'press'}
            className="min-h-11"
            busy={busy}
            disabled={!preview || preview.error !== null}
            onClick={() => void press()}
          >
            {t(confirmed ? 'undo.confirmRevealed' : 'undo.confirm')}
          </Button>
        </>
      }
    >
      {failed ? (
        <ErrorState title={t('failed.title')} onRetry={again} />
      ) : preview === null ? (
        <div>
          <p className="text-ink-soft mb-2 text-sm">{t('undo.looking')}</p>
          <SkeletonLines lines={3} />
        </div>
      ) : (
        <Outlook preview={preview} confirmed={confirmed} />
      )}
    </Dialog>
  )
}

/** What an undo or a roll-back would do, or why it cannot. */
export function Outlook({ preview, confirmed }: { preview: Preview; confirmed: boolean }) {
  const t = useTranslations('audit')
  const ruleError = useRuleError()
  if (preview.error !== null) {
    return (
      <div role="alert" className="flex flex-col gap-2">
        <p className="text-lost font-semibold">{ruleError(preview.error.code, preview.error.params)}</p>
        <InTheWay commands={preview.error.params.commands} />
      </div>
    )
  }
  const changes = changesOf(preview.patches, [])
  return (
    <div className="flex flex-col gap-4">
      {confirmed && (
        <p role="alert" className="border-wait bg-wait-wash text-wait rounded-control flex items-start gap-2 border p-3 font-semibold">
          <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          {t('undo.revealed')}
        </p>
      )}
      <section>
        <h3 className="eyebrow mb-2">{t('undo.will')}</h3>
        {changes.length === 0 ? (
          <p className="text-ink-soft text-sm">{t('undo.nothing')}</p>
        ) : (
          <ChangesTable changes={changes} withBefore={false} />
        )}
      </section>
      {preview.wouldFire.length > 0 && (
        <p className="text-wait font-medium">
          {t('undo.fires')}: {preview.wouldFire.map((item) => item.kind).join(', ')}
        </p>
      )}
      <p className="text-ink-soft text-sm">{t('undo.reason')}</p>
    </div>
  )
}

/** Later records that changed the same, newest first: they have to go before this one can. */
function InTheWay({ commands }: { commands: unknown }) {
  const t = useTranslations('audit')
  const names = useAuditNames()
  if (!Array.isArray(commands)) return null
  const records = [...(commands as { seq: number; type: string; actor: string }[])].reverse()
  return (
    <ul className="divide-rule border-rule rounded-control divide-y border text-sm">
      {records.map(({ seq, type, actor }) => (
        <li key={seq} className="flex flex-wrap items-baseline gap-x-3 px-3 py-2">
          <span className="figures text-ink-faint">{t('undo.number', { seq })}</span>
          <span className="font-medium">{names.person(actor)}</span>
          <span className="figures text-ink-soft">{type}</span>
        </li>
      ))}
    </ul>
  )
}
