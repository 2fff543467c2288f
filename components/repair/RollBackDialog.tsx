'use client'
import { useTranslations } from 'use-intl'
import { Outlook } from '@/components/audit/UndoDialog'
import { usePreview } from '@/components/audit/usePreview'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { ErrorState } from '@/components/ui/ErrorState'
import { SkeletonLines } from '@/components/ui/Skeleton'

/** Numbers of the records that a refusal named as being in the way. */
function inTheWay(params: Record<string, unknown> | undefined): number[] {
  const { commands } = params ?? {}
  return Array.isArray(commands) ? (commands as { seq: number }[]).map(({ seq }) => seq) : []
}

/** The roll-back of the ticked records with its preview; asked a second time where a player has seen something (EP-6). */
export function RollBackDialog(props: {
  slug: string
  seqs: readonly number[]
  /** Records that the list shows and that may be ticked. */
  listed: readonly number[]
  root: number
  /** A changed row of them was shown to a player, though no event told of it. */
  shown: boolean
  onTick: (seqs: readonly number[]) => void
  onClose: () => void
  onDone: () => void
}) {
  const { slug, seqs, listed, root, shown, onTick, onClose, onDone } = props
  const t = useTranslations('repair.rollBack')
  const audit = useTranslations('audit.undo')
  const { give, busy } = useGive()
  const data = { seqs: [...seqs].sort((a, b) => a - b) }
  const plain = usePreview(slug, 'audit.rollBack', data)
  const anyway = usePreview(slug, 'audit.rollBack', { ...data, confirm: true })
  const refused = plain.preview?.error ?? null
  const asked = refused?.code === 'E_UNDO_REVEALED'
  const confirmed = asked || (shown && plain.preview !== null && refused === null)
  const { preview, failed, again } = asked ? anyway : plain
  const missing = inTheWay(preview?.error?.params).filter((seq) => listed.includes(seq))
  const press = async () => {
    const answer = await give('audit.rollBack', { ...data, ...(confirmed && { confirm: true }) }, { done: t('done', { n: seqs.length }) })
    if (answer.ok) onDone()
  }
  return (
    <Dialog
      open
      width="l"
      onOpenChange={(open) => !open && onClose()}
      title={t('title', { n: seqs.length })}
      description={t('lead', { seqs: data.seqs.join(', ') })}
      footer={
        <>
          {missing.length > 0 && (
            <Button className="mr-auto min-h-11" onClick={() => onTick([...seqs, ...missing])}>
              {t('tickToo', { n: missing.length })}
            </Button>
          )}
          <Button variant="plain" className="min-h-11" onClick={onClose}>
            {audit('back')}
          </Button>
          <Button
            variant={confirmed ? 'lost' : 'press'}
            className="min-h-11"
            busy={busy}
            disabled={!preview || preview.error !== null}
            onClick={() => void press()}
          >
            {t(confirmed ? 'yesRevealed' : 'yes')}
          </Button>
        </>
      }
    >
      {failed ? (
        <ErrorState title={t('failed')} onRetry={again} />
      ) : preview === null ? (
        <SkeletonLines lines={3} />
      ) : (
        <Outlook preview={preview} confirmed={confirmed} />
      )}
      {!seqs.includes(root) && <p className="text-wait mt-3 text-sm font-medium">{t('withoutRoot', { seq: root })}</p>}
    </Dialog>
  )
}
