'use client'
import { Bell, Merge, PencilLine, Send, Split, Undo2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { MarchBar } from '@/components/general/MarchBar'
import { joinable, mayCountermand, mayDivide } from '@/components/general/orderModel'
import { Badge } from '@/components/ui/Badge'
import { Button } from '@/components/ui/Button'
import { useNames } from '@/lib/i18n/useNames'
import { useEventTime, useRow, useRows } from '@/lib/live/client/hooks'
import { inWhoseName, useMaster } from '../masterStore'
import { DisputeLink } from './DisputeLink'
import { HoldMarch } from './HoldMarch'
import { OrderForm } from './OrderForm'
import { PanelHead } from './PanelHead'
import { UnitTable } from './UnitTable'

/** An army: who commands it, what it is made of, how fast it is, and what the master may do with it. */
export function ArmyPanel({ armyId }: { armyId: string }) {
  const t = useTranslations('master.army')
  const army = useRow('armies', armyId)
  const state = useRow('states', army?.stateId)
  const sector = useRow('sectors', army?.sectorId)
  const all = useRows('armies')
  const march = useRows('marches').find((each) => each.armyId === armyId)
  const splits = useRow('settings', 'campaign.splitOnMarch')?.value === true
  const order = useMaster((store) => store.order)
  const { startOrder, open } = useMaster.getState()
  const names = useNames()
  const now = useEventTime()
  const { give, busy } = useGive()
  if (!army) return null
  const commander = army.generalId === null ? t('masterCommands') : t('commander', { name: names(army.generalId) ?? '—' })
  const others = joinable(army, all)
  return (
    <div>
      <PanelHead
        title={army.name}
        note={`${state?.name ?? ''} · ${sector?.name ?? ''}`}
        colour={state?.colour}
        actions={
          <Badge tone={army.status === 'battle' ? 'lost' : army.status === 'march' ? 'wait' : 'plain'}>{t(`status.${army.status}`)}</Badge>
        }
      />
      <div className="flex flex-col gap-4 p-3">
        {march && (
          <section className="bg-sunken rounded-control p-3">
            <MarchBar march={march} name={(id) => names(id) ?? id} />
            <div className="mt-2.5 flex flex-wrap gap-2">
              <Button
                size="s"
                icon={Undo2}
                busy={busy}
                disabled={!mayCountermand(march, now)}
                onClick={() => void give('army.countermand', { army: armyId }, { done: t('countermanded') }, { as: inWhoseName(army) })}
              >
                {t('countermand')}
              </Button>
              <HoldMarch marchId={march.id} />
              <Button size="s" variant="plain" icon={PencilLine} onClick={() => open({ kind: 'correctMarch', marchId: march.id })}>
                {t('correctMarch')}
              </Button>
            </div>
          </section>
        )}
        {order?.bodyId === armyId ? (
          <OrderForm key={armyId} kind="army" bodyId={armyId} />
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button variant="press" icon={Send} keyHint="O" disabled={army.status !== 'rest'} onClick={() => startOrder('army', armyId)}>
              {t('order')}
            </Button>
            <Button icon={Split} keyHint="S" disabled={!mayDivide(army, splits)} onClick={() => open({ kind: 'split', armyId })}>
              {t('split')}
            </Button>
          </div>
        )}
        {others.map((other) => (
          <Button
            key={other.id}
            size="s"
            icon={Merge}
            className="self-start"
            onClick={() => open({ kind: 'merge', armyId, otherId: other.id })}
          >
            {t('merge', { army: other.name })}
          </Button>
        ))}
        <UnitTable army={army} />
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
          <dt className="text-ink-faint">{t('command')}</dt>
          <dd>{commander}</dd>
          {army.officerIds.length > 0 && (
            <>
              <dt className="text-ink-faint">{t('officers')}</dt>
              <dd>{army.officerIds.map((id) => names(id) ?? id).join(', ')}</dd>
            </>
          )}
        </dl>
        <div className="flex flex-wrap gap-2">
          <Button size="s" icon={Bell} keyHint="N" onClick={() => open({ kind: 'reminder', about: 'army', id: armyId })}>
            {t('remind')}
          </Button>
          <Button size="s" icon={PencilLine} onClick={() => open({ kind: 'correctArmy', armyId })}>
            {t('correct')}
          </Button>
          <DisputeLink kind="army" id={armyId} />
        </div>
      </div>
    </div>
  )
}
