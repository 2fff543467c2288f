'use client'
import { Dices, HandHeart, PackageCheck, PackageOpen, Ship, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Badge } from '@/components/ui/Badge'
import { Button } from '@/components/ui/Button'
import { Chips } from '@/components/ui/Chips'
import { EmptyState } from '@/components/ui/EmptyState'
import { NumberInput } from '@/components/ui/NumberInput'
import { Panel } from '@/components/ui/Panel'
import { useRow, useRows } from '@/lib/live/client/hooks'
import { OwnDecisions } from './OwnDecisions'

/** What people without troops have to do with HQ: a courier's load, a player's gift and his ship. */
export function OwnPart() {
  const t = useTranslations('evening')
  const me = useRow('me', 'me')
  const ship = useRows('ships').some((each) => each.ownerId === me?.personId)
  if (!me) return null
  if (!ship && !me.roles.some((role) => role === 'courier' || role === 'participant' || role === 'volunteer')) {
    return (
      <EmptyState icon={UserRound} title={t('own.empty')}>
        {t('own.emptyText')}
      </EmptyState>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      {me.roles.includes('courier') && <Load />}
      <OwnShips />
      {me.roles.includes('participant') && <Give />}
      <OwnDecisions />
    </div>
  )
}

/** What waits to be carried, sealed; the one who takes it marks it delivered (HQ-COU-2). */
function Load() {
  const t = useTranslations('evening')
  const me = useRow('me', 'me')
  const hq = useRow('campaign', 'campaign')?.hqLabel ?? ''
  const { give, busy } = useGive()
  const load = useRows('dispatches').filter((letter) => letter.text === null)
  return (
    <Panel title={t('carry.title')} icon={PackageOpen} bodyClassName="">
      {load.length === 0 && <p className="text-ink-soft p-3 text-sm">{t('carry.none')}</p>}
      <ul className="divide-rule divide-y">
        {load.map((letter) => (
          <li key={letter.id} className="flex flex-wrap items-center gap-2 px-3 py-2.5 [&_button]:min-h-11">
            <span className="min-w-0 flex-1 basis-40 leading-snug font-medium">
              {t(`carry.${letter.way}`, { table: letter.tableName, hq })}
            </span>
            {letter.courierId === null && (
              <Button size="s" disabled={busy} onClick={() => void give('hq.takeDispatch', { dispatch: letter.id })}>
                {t('carry.take')}
              </Button>
            )}
            {letter.courierId !== null && letter.courierId !== me?.personId && <Badge tone="plain">{t('carry.taken')}</Badge>}
            <Button
              size="s"
              variant="press"
              icon={PackageCheck}
              disabled={busy}
              onClick={() => void give('hq.deliverDispatch', { dispatch: letter.id }, { done: t('carry.done') })}
            >
              {t('carry.deliver')}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function OwnShips() {
  const t = useTranslations('evening')
  const me = useRow('me', 'me')
  const { give, busy } = useGive()
  const ships = useRows('ships').filter((ship) => ship.ownerId === me?.personId)
  if (ships.length === 0) return null
  return (
    <Panel title={t('ships.own')} icon={Ship} bodyClassName="flex flex-col gap-3 p-3">
      {ships.map((ship) => {
        const result = ship.roll?.verdict?.result ?? ship.roll?.result
        return (
          <section key={ship.id} aria-label={ship.name}>
            <h3 className="text-lg leading-tight font-bold [overflow-wrap:anywhere]">{ship.name}</h3>
            <p className="text-ink-soft text-sm">{t(`ships.is.${ship.status}`)}</p>
            {result && (
              <p className="mt-1">
                <span className="figures text-2xl font-bold">{result}</span> {t(`result.${result}.name`)}: {t(`result.${result}.ship`)}.{' '}
                {!ship.roll?.final && <span className="text-wait">{t('ships.notFinal')}</span>}
              </p>
            )}
            {ship.owesRoll && (
              <Button
                className="mt-2"
                variant="press"
                icon={Dices}
                busy={busy}
                onClick={() => void give('survival.roll', { ship: ship.id })}
              >
                {t('ships.roll')}
              </Button>
            )}
          </section>
        )
      })}
    </Panel>
  )
}

/** A gift to HQ: the master takes it from the personal pool and confirms (HQ-RES-8). */
function Give() {
  const t = useTranslations('evening')
  const say = useTranslations('hq')
  const { give, busy } = useGive()
  const setting = useRow('settings', 'donation.pools')?.value
  const pools = Array.isArray(setting) ? (setting as ('energy' | 'resources')[]) : (['energy'] as const)
  const [pool, setPool] = useState<'energy' | 'resources'>('energy')
  const [amount, setAmount] = useState<number | null>(1)
  const mine = [...useRows('donations')].reverse()
  return (
    <Panel title={t('gift.title')} icon={HandHeart} bodyClassName="flex flex-col gap-3 p-3">
      <p className="text-ink-soft text-sm">{t('gift.how')}</p>
      {pools.length > 1 && (
        <Chips
          label={t('gift.what')}
          value={pool}
          onChange={(id) => id && setPool(id)}
          chips={pools.map((id) => ({ id, label: say(`pools.${id}`) }))}
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <NumberInput label={t('gift.amount')} value={amount} min={1} max={10_000} onChange={setAmount} className="max-w-48" />
        <Button
          variant="press"
          busy={busy}
          disabled={!amount}
          onClick={() => void give('hq.donate', { pool, amount }, { done: t('gift.declared') })}
        >
          {t('gift.give')}
        </Button>
      </div>
      <ul className="divide-rule divide-y">
        {mine.map((gift) => (
          <li key={gift.id} className="flex items-center gap-2 py-1.5">
            <span className="min-w-0 flex-1">
              {say(`pools.${gift.pool}`)} <span className="figures font-semibold">{gift.amount}</span>
            </span>
            <Badge tone={gift.state === 'confirmed' ? 'calm' : gift.state === 'declared' ? 'wait' : 'plain'}>
              {t(`gift.is.${gift.state}`)}
            </Badge>
            {gift.state === 'declared' && (
              <Button size="s" variant="plain" disabled={busy} onClick={() => void give('hq.withdrawDonation', { donation: gift.id })}>
                {t('gift.withdraw')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
