'use client'
import { Send, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { faultOf, forecast, marchData, minimumMinutes, paceSetter } from '@/components/general/orderModel'
import { Button } from '@/components/ui/Button'
import { Checkbox } from '@/components/ui/Checkbox'
import { Field, Textarea } from '@/components/ui/Field'
import { NumberInput } from '@/components/ui/NumberInput'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useEventTime, useRow } from '@/lib/live/client/hooks'
import { HappenedAt } from '../HappenedAt'
import { inWhoseName, useMaster, type OrderDraft } from '../masterStore'
import { RoutePicker } from './RoutePicker'
import { useOrderBodies } from './useOrderBodies'

/** The master gives an order: where to (on the map or here), how long, when it really happened (EP-1), what else it said. */
export function OrderForm({ kind, bodyId }: { kind: OrderDraft['kind']; bodyId: string }) {
  const t = useTranslations('master.order')
  const general = useTranslations('general')
  const { main, companions, longRoute } = useOrderBodies(kind, bodyId)
  const route = useMaster((state) => state.order?.route) ?? []
  const endOrder = useMaster((state) => state.endOrder)
  const clock = useRow('clock', 'clock')
  const army = useRow('armies', kind === 'army' ? bodyId : null)
  const { give, busy } = useGive()
  const [together, setTogether] = useState<string[]>([])
  const [minutes, setMinutes] = useState<number | null>(null)
  const [happenedAt, setHappenedAt] = useState<number | null>(null)
  const [text, setText] = useState('')
  if (!main) return null
  const bodies = [main, ...companions.filter(({ body }) => together.includes(body.id)).map(({ body }) => body)]
  const draft = { bodies, route, minutes, text }
  const least = minimumMinutes(bodies)
  const setter = paceSetter(bodies)
  const fault = faultOf(draft, longRoute)
  const press = async () => {
    const answer = await give('army.march', marchData(draft), { done: t('given') }, { happenedAt, as: inWhoseName(army) })
    if (answer.ok) endOrder()
  }
  return (
    <form
      className="border-press/50 rounded-control flex flex-col gap-4 border p-3"
      aria-label={t('title')}
      onSubmit={(event) => {
        event.preventDefault()
        if (!fault) void press()
      }}
    >
      <RoutePicker fromId={main.sectorId} longRoute={longRoute} />
      {companions.length > 0 && (
        <section aria-label={t('together')}>
          <p className="text-ink-soft text-sm font-medium">{t('together')}</p>
          {companions.map(({ body, name }) => (
            <Checkbox
              key={body.id}
              checked={together.includes(body.id)}
              onChange={(on) => setTogether((before) => (on ? [...before, body.id] : before.filter((id) => id !== body.id)))}
            >
              {name} <span className="figures text-ink-faint">{t('minutes', { minutes: body.minutes })}</span>
            </Checkbox>
          ))}
        </section>
      )}
      <Field
        label={t('pace')}
        hint={
          setter?.slowest
            ? t('paceHint', { minutes: least, arm: general(`unit.${setter.slowest}`) })
            : t('paceHintRider', { minutes: least })
        }
        error={fault === 'tooFast' ? general('order.fault.tooFast') : undefined}
      >
        {(ids) => (
          <NumberInput
            {...ids}
            className="max-w-44"
            value={minutes}
            placeholder={String(least)}
            min={least}
            step={5}
            onChange={setMinutes}
          />
        )}
      </Field>
      <HappenedAt onChange={setHappenedAt} />
      <Forecast body={main} route={route} minutes={minutes} happenedAt={happenedAt} />
      <Field label={t('text')} hint={t('textHint')}>
        {(ids) => <Textarea {...ids} rows={2} maxLength={4000} value={text} onChange={(event) => setText(event.target.value)} />}
      </Field>
      {clock?.status !== 'running' && <p className="text-wait text-sm">{general('order.clockStands')}</p>}
      {/* Always in sight: a long form must not hide what ends it. */}
      <div className="bg-panel border-rule rounded-b-control sticky bottom-0 -mx-3 -mb-3 flex flex-wrap items-center gap-2 border-t p-3">
        <Button type="submit" variant="press" icon={Send} busy={busy} disabled={fault !== null}>
          {t('give')}
        </Button>
        <Button variant="plain" onClick={endOrder}>
          {t('cancel')}
        </Button>
        {fault && fault !== 'tooFast' && <p className="text-ink-faint text-sm">{general(`order.fault.${fault}`)}</p>}
      </div>
    </form>
  )
}

/** When it would cross and arrive; when the border is already behind it, what that means (EP-1). */
function Forecast(props: { body: Parameters<typeof forecast>[0]; route: string[]; minutes: number | null; happenedAt: number | null }) {
  const { body, route, minutes, happenedAt } = props
  const t = useTranslations('master.order')
  const now = useEventTime()
  const format = useEventFormat()
  if (route.length === 0) return null
  const { crossAt, arriveAt } = forecast(body, route, minutes, happenedAt ?? now)
  const past = happenedAt !== null && crossAt <= now
  return (
    <div className="text-ink-soft text-sm">
      <p>
        {t('crosses')} <time className="figures text-ink font-semibold">{format.moment(crossAt, now)}</time>
        {' · '}
        {t('arrives')} <time className="figures text-ink font-semibold">{format.moment(arriveAt, now)}</time>
      </p>
      {past && (
        <p className="text-wait mt-1 flex items-start gap-1.5 font-medium">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t('alreadyCrossed', { time: format.moment(crossAt) })}
        </p>
      )}
    </div>
  )
}
