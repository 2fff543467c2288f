'use client'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useEventTime, useRow, useRows } from '@/lib/live/client/hooks'
import type { Json } from '@/lib/kernel/json'
import type { Answer } from '@/lib/live/protocol'
import { Worse } from './Aggravation'
import type { Choice } from './choice'
import { quorumOf } from './mayAct'
import { PaymentTable } from './PaymentTable'
import type { Hq } from './useHq'

/**
 * Asks once more and tells the cost, then gives the command with the version the asker saw (expectedVersion). Shows the card as it
 * is now: whoever was faster, or a card that changed meanwhile, is said here. `behalf`: a master gives it for a volunteer, whom
 * `chooser` lets him pick (null until he did). What the master himself declares, aggravation by condition (HQ-CRI-8), has none.
 */
export function DecideDialog(props: { choice: Choice; hq: Hq; behalf?: { as: string | null; chooser: ReactNode }; onClose: () => void }) {
  const { choice, hq, behalf, onClose } = props
  const t = useTranslations('hq')
  const { give, busy } = useGive()
  const live = useRow('cards', choice.card.id)
  const closing = useRows('consequences').findLast((each) => each.cardId === choice.card.id && !each.struck)
  const format = useEventFormat()
  const now = useEventTime()
  const gone = live === null || live.state !== 'open'
  // Nobody decided: the deadline passed while the dialog was open (HQ-CRD-3).
  const late = closing?.outcome === 'failed' || closing?.outcome === 'missed'
  const changed = !gone && live.version !== choice.card.version
  const card = gone ? choice.card : live
  const way = choice.kind === 'way' ? card.ways.find((each) => each.id === choice.wayId) : undefined
  const declared = choice.kind === 'aggravate' && card.aggravation?.kind === 'condition'
  const cost = choice.kind === 'way' ? (way?.cost ?? null) : declared ? null : (card.aggravation?.cost ?? null)
  const collective = card.decision === 'collective' && !declared
  const verb = collective ? 'announce' : choice.kind === 'aggravate' ? 'aggravate' : 'decide'

  const press = async () => {
    const told = {
      done: t(`answer.${verb === 'announce' ? 'announced' : verb === 'aggravate' ? 'aggravated' : 'decided'}`, { card: card.title }),
    }
    const answer = await send(told)
    if (answer.ok || (answer.kind === 'rule' && answer.code !== 'E_STALE')) onClose()
  }
  const send = (told: { done: string }): Promise<Answer> => {
    const options = behalf ? { as: behalf.as } : undefined
    if (verb === 'announce') {
      const subject: Json =
        choice.kind === 'way' ? { s: 'card', cardId: card.id, wayId: choice.wayId } : { s: 'aggravate', cardId: card.id }
      return give('hq.announce', { subject }, told, options)
    }
    if (choice.kind === 'aggravate') return give('hq.aggravate', { card: card.id, expectedVersion: card.version }, told, options)
    return give('hq.decide', { card: card.id, way: choice.wayId, expectedVersion: card.version }, told, options)
  }

  return (
    <Dialog
      open
      width="m"
      onOpenChange={(open) => !open && onClose()}
      title={t(choice.kind === 'aggravate' ? 'confirm.aggravateTitle' : collective ? 'confirm.announceTitle' : 'confirm.title', {
        card: card.title,
      })}
      description={card.due !== null && !gone ? format.until(card.due, now) : undefined}
      footer={
        <>
          <Button size="l" variant="plain" onClick={onClose}>
            {t('confirm.no')}
          </Button>
          <Button
            size="l"
            variant={choice.kind === 'aggravate' ? 'lost' : 'press'}
            busy={busy}
            disabled={gone || behalf?.as === null}
            onClick={() => void press()}
          >
            {busy
              ? t('confirm.sending')
              : t(verb === 'announce' ? 'confirm.yesAnnounce' : verb === 'aggravate' ? 'confirm.yesAggravate' : 'confirm.yes')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {gone && (
          <Warning>
            {closing?.decidedByName ? t('answer.faster', { name: closing.decidedByName }) : t(late ? 'confirm.over' : 'confirm.gone')}
          </Warning>
        )}
        {changed && <Warning>{t('confirm.changed')}</Warning>}
        {behalf?.chooser}
        {choice.kind === 'way' && way && <p className="text-lg leading-snug">{way.text}</p>}
        {choice.kind === 'aggravate' && card.aggravation && (
          <>
            <Warning>{t('confirm.aggravateWarning')}</Warning>
            <p className="text-lg leading-snug">{card.aggravation.text}</p>
            <Worse aggravation={card.aggravation} hq={hq} />
          </>
        )}
        <PaymentTable cost={cost} amounts={hq.amounts} later={collective} />
        <p className="text-ink-soft text-sm">
          {collective
            ? t('confirm.wordNote', {
                seconds: hq.wordSeconds,
                quorum: quorumOf(hq.present.length, hq.quorumLeast),
                present: hq.present.length,
              })
            : t(declared ? 'confirm.declared' : behalf ? 'confirm.finalFor' : 'confirm.final')}
        </p>
      </div>
    </Dialog>
  )
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="border-wait bg-wait-wash text-wait rounded-control flex items-start gap-2 border p-3 font-semibold">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      {children}
    </p>
  )
}
