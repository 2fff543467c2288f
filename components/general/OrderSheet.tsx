'use client'
import { Plus, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { Checkbox } from '@/components/ui/Checkbox'
import { Dialog } from '@/components/ui/Dialog'
import { Field, Textarea } from '@/components/ui/Field'
import { useView } from '@/lib/live/client/hooks'
import { Exits } from './Exits'
import { OrderSummary } from './OrderSummary'
import {
  armyBody,
  emptyDraft,
  faultOf,
  mayRide,
  minimumMinutes,
  officerBody,
  paceSetter,
  sendable,
  type Body,
  type Draft,
} from './orderModel'
import { Pace } from './Pace'
import { RideTerms } from './RideTerms'
import { StartLater } from './StartLater'
import { UnitsOfOrder } from './UnitsOfOrder'
import type { General } from './useGeneral'

/** An order being written (MB-MAP-3): who, where, how fast, what else it says; then it is read once more and given. */
export function OrderSheet(props: { general: General; bodies: Body[]; target: string | null; onClose: () => void }) {
  const { general, onClose } = props
  const t = useTranslations('general')
  const [draft, setDraft] = useState<Draft>(() => emptyDraft(props.bodies, props.target))
  const [checking, setChecking] = useState(false)
  const [shown, setShown] = useState(false)
  const fault = faultOf(draft, general.queueArmyOrders)
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  const rides = draft.bodies.length > 0 && draft.bodies.every((body) => body.kind === 'officer')

  if (checking) return <OrderSummary draft={draft} general={general} onBack={() => setChecking(false)} onClose={onClose} />
  return (
    <Dialog
      open
      width="m"
      onOpenChange={(open) => !open && onClose()}
      title={t(rides ? 'order.rideTitle' : 'order.title')}
      footer={
        <div className="flex w-full flex-col gap-2">
          {shown && fault && (
            <p role="alert" className="text-lost text-sm font-medium">
              {t(`order.fault.${fault}`)}
            </p>
          )}
          <Button variant="press" size="l" className="w-full" onClick={() => (fault ? setShown(true) : setChecking(true))}>
            {t('order.check')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-5">
        <Who general={general} draft={draft} change={change} />
        <Where general={general} draft={draft} change={change} />
        {draft.bodies.length > 0 && (
          <section aria-label={t('order.pace')}>
            <h3 className="eyebrow mb-1.5">{t('order.pace')}</h3>
            <Pace
              least={minimumMinutes(draft.bodies)}
              setter={paceSetter(draft.bodies)}
              minutes={draft.minutes}
              onChange={(minutes) => change({ minutes })}
            />
          </section>
        )}
        {draft.bodies.length > 0 && <StartLater startAt={draft.startAt ?? null} onChange={(startAt) => change({ startAt })} />}
        {rides && <RideTerms draft={draft} onChange={change} />}
        <Field label={t('order.text')} hint={t('order.textHint')}>
          {(ids) => (
            <Textarea
              {...ids}
              rows={2}
              maxLength={4000}
              value={draft.text}
              placeholder={t('order.textPlaceholder')}
              onChange={(event) => change({ text: event.target.value })}
            />
          )}
        </Field>
      </div>
    </Dialog>
  )
}

interface Part {
  general: General
  draft: Draft
  change: (part: Partial<Draft>) => void
}

/** All that may be sent from one place; marking a body somewhere else starts anew there. */
function Who({ general, draft, change }: Part) {
  const t = useTranslations('general')
  const { me } = general
  const officer = me?.officer ?? null
  const withArmy = [...general.mine, ...general.others].find((army) => army.id === officer?.armyId)
  const busy = general.ride !== null || (withArmy !== undefined && withArmy.status !== 'rest')
  const all: { body: Body; label: string }[] = [
    ...sendable(general.mine).map((army) => ({ body: armyBody(army), label: army.name })),
    ...(me && officer && mayRide(officer, busy)
      ? [{ body: officerBody(me.personId, officer, general.riderMinutes), label: t('officer.me') }]
      : []),
  ]
  const place = draft.bodies[0]?.sectorId
  const toggle = (body: Body, on: boolean) => {
    const kept = draft.bodies.filter((each) => each.id !== body.id && (!on || each.sectorId === body.sectorId))
    const moved = on && place !== undefined && place !== body.sectorId
    change({ bodies: on ? [...kept, body] : kept, minutes: null, ...(moved && { route: [] }) })
  }
  const replace = (body: Body) => change({ bodies: draft.bodies.map((each) => (each.id === body.id ? body : each)), minutes: null })
  return (
    <section aria-label={t('order.who')}>
      <h3 className="eyebrow mb-1.5">{t('order.who')}</h3>
      {all.length === 0 && <p className="text-ink-soft text-sm">{t('order.nobodyText')}</p>}
      <div className="divide-rule flex flex-col divide-y">
        {all.map(({ body, label }) => (
          <div key={body.id} className="min-h-11 py-1">
            <Checkbox checked={draft.bodies.some((each) => each.id === body.id)} onChange={(on) => toggle(body, on)}>
              <span className="flex flex-wrap items-baseline gap-x-2">
                <span className="text-base font-medium">{label}</span>
                <span className="text-ink-faint">{general.sectorName(body.sectorId)}</span>
              </span>
            </Checkbox>
            <UnitsOfOrder body={draft.bodies.find((each) => each.id === body.id)} general={general} onChange={replace} />
          </div>
        ))}
      </div>
    </section>
  )
}

/** The next sector, and further legs where the order may have several (MB-MAP-12). */
function Where({ general, draft, change }: Part) {
  const t = useTranslations('general')
  const sectors = useView('sectors')
  const [extending, setExtending] = useState(false)
  const start = draft.bodies[0]?.sectorId
  if (start === undefined) return null
  const several = general.queueArmyOrders || draft.bodies.every((body) => body.kind === 'officer')
  const last = draft.route.at(-1)
  const from = extending && last !== undefined ? last : (draft.route.at(-2) ?? start)
  const minutes = draft.minutes ?? minimumMinutes(draft.bodies)
  const pick = (sectorId: string) => {
    change({ route: extending ? [...draft.route, sectorId] : [...draft.route.slice(0, -1), sectorId] })
    setExtending(false)
  }
  return (
    <section aria-label={t('order.where')}>
      <h3 className="eyebrow mb-1.5">{t('order.where')}</h3>
      {draft.route.length > (extending ? 0 : 1) && (
        <p className="bg-sunken rounded-control mb-2 px-3 py-2 font-medium [overflow-wrap:anywhere]">
          {[start, ...draft.route].map(general.sectorName).join(' → ')}
        </p>
      )}
      <Exits
        neighbours={sectors[from]?.neighbours ?? []}
        minutes={minutes}
        name={general.sectorName}
        chosen={extending ? null : (last ?? '')}
        onPick={pick}
      />
      {several && draft.route.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {!extending && (
            <Button icon={Plus} className="min-h-11" onClick={() => setExtending(true)}>
              {t('order.addLeg')}
            </Button>
          )}
          {(extending || draft.route.length > 1) && (
            <Button
              variant="plain"
              icon={Undo2}
              className="min-h-11"
              onClick={() => (extending ? setExtending(false) : change({ route: draft.route.slice(0, -1) }))}
            >
              {t('order.dropLeg')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
