'use client'
import { Bell, PencilLine, Send, Undo2, UserRound } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { MarchBar } from '@/components/general/MarchBar'
import { mayCountermand } from '@/components/general/orderModel'
import { Badge } from '@/components/ui/Badge'
import { Button } from '@/components/ui/Button'
import { useNames } from '@/lib/i18n/useNames'
import { useEventTime, useRow, useRows } from '@/lib/live/client/hooks'
import { useMaster } from '../masterStore'
import { HoldMarch } from './HoldMarch'
import { OrderForm } from './OrderForm'
import { PanelHead } from './PanelHead'

/** A lone officer: where he is, how he rides, and his way. */
export function RiderPanel({ personId }: { personId: string }) {
  const t = useTranslations('master.rider')
  const army = useTranslations('master.army')
  const general = useTranslations('general.officer')
  const person = useRow('people', personId)
  const state = useRow('states', person?.stateId)
  const march = useRows('marches').find((each) => each.officerId === personId)
  const order = useMaster((store) => store.order)
  const { startOrder, open } = useMaster.getState()
  const names = useNames()
  const now = useEventTime()
  const { give, busy } = useGive()
  const officer = person?.officer
  if (!person || !officer) return null
  const free = officer.status === 'free'
  return (
    <div>
      <PanelHead
        title={person.character}
        note={`${general(`rank.${officer.rank}`)} · ${state?.name ?? ''} · ${names(officer.sectorId) ?? ''}`}
        colour={state?.colour}
        actions={!free && <Badge tone="lost">{general(`status.${officer.status}`)}</Badge>}
      />
      <div className="flex flex-col gap-4 p-3">
        {person.player && <p className="text-ink-soft text-sm">{t('player', { name: person.player })}</p>}
        <p className="text-ink-soft text-sm">{general(`horse.${officer.horse}`)}</p>
        {march && (
          <section className="bg-sunken rounded-control p-3">
            <MarchBar march={march} name={(id) => names(id) ?? id} />
            <div className="mt-2.5 flex flex-wrap gap-2">
              <Button
                size="s"
                icon={Undo2}
                busy={busy}
                disabled={!mayCountermand(march, now)}
                onClick={() => void give('army.countermand', { officer: personId }, { done: army('countermanded') })}
              >
                {army('countermand')}
              </Button>
              <HoldMarch marchId={march.id} />
              <Button size="s" variant="plain" icon={PencilLine} onClick={() => open({ kind: 'correctMarch', marchId: march.id })}>
                {army('correctMarch')}
              </Button>
            </div>
          </section>
        )}
        {order?.bodyId === personId ? (
          <OrderForm key={personId} kind="rider" bodyId={personId} />
        ) : (
          !march && (
            <Button
              variant="press"
              icon={Send}
              keyHint="O"
              className="self-start"
              disabled={!free}
              onClick={() => startOrder('rider', personId)}
            >
              {t('send')}
            </Button>
          )
        )}
        <div className="flex flex-wrap gap-2">
          <Button size="s" icon={UserRound} onClick={() => open({ kind: 'person', personId })}>
            {army('person')}
          </Button>
          <Button size="s" icon={Bell} keyHint="N" onClick={() => open({ kind: 'reminder', about: 'person', id: personId })}>
            {army('remind')}
          </Button>
          <Button size="s" icon={PencilLine} onClick={() => open({ kind: 'correctOfficer', personId })}>
            {army('correct')}
          </Button>
        </div>
      </div>
    </div>
  )
}
