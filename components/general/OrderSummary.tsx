'use client'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useEventTime } from '@/lib/live/client/hooks'
import { forecast, marchData, type Draft } from './orderModel'
import type { General } from './useGeneral'

/** The order read once more: each body with its way, when it crosses and when it arrives; then it is given. */
export function OrderSummary({
  draft,
  general,
  onBack,
  onClose,
}: {
  draft: Draft
  general: General
  onBack: () => void
  onClose: () => void
}) {
  const t = useTranslations('general')
  const { give, busy } = useGive()
  const now = useEventTime()
  const format = useEventFormat()
  const start = draft.bodies[0]!.sectorId
  const press = async () => {
    const answer = await give('army.march', marchData(draft), {
      done: t(general.masterAccepts ? 'order.atMaster' : general.clockRuns ? 'order.given' : 'order.waiting'),
    })
    if (answer.ok) onClose()
  }
  return (
    <Dialog
      open
      width="m"
      onOpenChange={(open) => !open && onClose()}
      title={t('order.summary')}
      footer={
        <>
          <Button size="l" variant="plain" onClick={onBack}>
            {t('order.back')}
          </Button>
          <Button size="l" variant="press" busy={busy} className="flex-1" onClick={() => void press()}>
            {t(busy ? 'order.giving' : 'order.give')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <ul className="flex flex-col gap-3">
          {draft.bodies.map((body) => {
            const { crossAt, arriveAt } = forecast(body, draft.route, draft.minutes, Math.max(now, draft.startAt ?? now))
            const name = body.kind === 'army' ? (general.mine.find((army) => army.id === body.id)?.name ?? body.id) : t('officer.me')
            return (
              <li key={body.id} className="bg-raised rounded-control p-3.5">
                <p className="text-lg leading-tight font-bold [overflow-wrap:anywhere]">{name}</p>
                {body.unitIds && <p className="text-wait text-sm font-semibold">{t('order.partOf', { n: body.unitIds.length })}</p>}
                <p className="text-ink-soft mt-0.5 [overflow-wrap:anywhere]">
                  {[start, ...draft.route].map(general.sectorName).join(' → ')}
                </p>
                <dl className="mt-2 grid grid-cols-2 gap-2 text-sm">
                  <div>
                    <dt className="text-ink-faint">{t('order.crossAt')}</dt>
                    <dd className="figures text-lg font-semibold">{format.moment(crossAt, now)}</dd>
                  </div>
                  <div>
                    <dt className="text-ink-faint">{t('order.arriveAt')}</dt>
                    <dd className="figures text-lg font-semibold">{format.moment(arriveAt, now)}</dd>
                  </div>
                </dl>
              </li>
            )
          })}
        </ul>
        {draft.text.trim() !== '' && (
          <p className="border-press border-l-2 pl-3 whitespace-pre-line">{t('orders.text', { text: draft.text.trim() })}</p>
        )}
        {draft.startAt != null && <p className="font-medium">{t('order.startsAt', { time: format.moment(draft.startAt, now) })}</p>}
        {draft.passage && draft.passage !== 'hidden' && <p className="font-medium">{t(`order.passages.${draft.passage}`)}</p>}
        {general.masterAccepts && <p className="text-ink-soft">{t('order.masterFirst')}</p>}
        {!general.clockRuns && <p className="text-wait font-medium">{t('order.clockStands')}</p>}
      </div>
    </Dialog>
  )
}
