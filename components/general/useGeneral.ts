'use client'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { UnitKind } from '@/lib/campaign/armies/tables'
import type { Place } from '@/lib/campaign/room/viewRows'
import { useRow, useRows, useView, type LiveRow } from '@/lib/live/client/hooks'
import type { ArmyWithId, MarchWithId } from './orderModel'

/** What a general's phone shows, gathered from its views: his own, and nothing foreign but flags (MB-INF-1…5). */
export interface General {
  me: LiveRow<'me'> | null
  state: LiveRow<'states'> | null
  mine: ArmyWithId[]
  /** Armies of the state that he may see but not order. */
  others: ArmyWithId[]
  marches: MarchWithId[]
  /** His own ride, if he is on the road alone. */
  ride: MarchWithId | null
  orders: LiveRow<'orders'>[]
  /** Lone officers of the state (MB-INF-3). */
  riders: LiveRow<'riders'>[]
  letters: LiveRow<'notices'>[]
  unread: number
  /** Sealed letters in which he has a part, newest first. */
  mail: LiveRow<'letters'>[]
  /** His orders that are not carried out yet: at the master's, starting later, or sent back. */
  pending: LiveRow<'pendingOrders'>[]
  /** Reports of suspicious persons told to him. */
  suspicions: LiveRow<'suspicions'>[]
  /** His own throw, which waits for the dice at the table (EP-4). */
  throwDue: LiveRow<'diceRequests'> | null
  /** Where he is as to the table; away from it everything here is as he last saw it. */
  place: Place
  /** His orders go to the master's inbox first. */
  masterAccepts: boolean
  pursuitMinutes: { window: number; absence: number | null }
  unitMinutes: Record<UnitKind, number>
  clockRuns: boolean
  captive: boolean
  queueArmyOrders: boolean
  splitOnMarch: boolean
  /** Minutes of a crossing for an officer alone (MB-MAP-4, -5). */
  riderMinutes: { mounted: number; foot: number }
  /** Officers of his state besides himself, those on the roll he knows of. */
  comrades: LiveRow<'people'>[]
  /** To whom a letter goes, in words. */
  addressOf: (letter: Pick<LiveRow<'letters'>, 'addresseeId' | 'addresseeName' | 'addressSectorId' | 'addressStateId'>) => string
  sectorName: (id: string) => string
  personName: (id: string | null) => string | null
}

export function useGeneral(): General {
  const me = useRow('me', 'me')
  const state = useRow('states', me?.stateId)
  const armies = useRows('armies')
  const marches = useRows('marches')
  const orders = useRows('orders')
  const notices = useRows('notices')
  const sectors = useView('sectors')
  const people = useView('people')
  const peopleList = useRows('people')
  const states = useView('states')
  const t = useTranslations('general.mail')
  const riders = useView('riders')
  const riderList = useRows('riders')
  const clock = useRow('clock', 'clock')
  const settings = useView('settings')
  const mail = useRows('letters')
  const pending = useRows('pendingOrders')
  const suspicions = useRows('suspicions')
  const throws = useRows('diceRequests')
  const place = useRow('place', 'place')?.place ?? 'table'
  return useMemo(() => {
    const setting = <Value>(name: string, fallback: Value): Value => (settings[name]?.value ?? fallback) as Value
    const letters = notices.filter((notice) => notice.personId === me?.personId).sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
    const minutesOf = (name: string, fallback: number): number => setting(`campaign.${name}Minutes`, fallback)
    const [foot, horse] = [minutesOf('infantry', 30), minutesOf('cavalry', 15)]
    const absence = setting<number | 'asked'>('pursuit.absenceMinutes', 15)
    return {
      me,
      state,
      mine: armies.filter((army) => army.mayCommand),
      others: armies.filter((army) => !army.mayCommand),
      marches: [...marches].sort((a, b) => a.arriveAt - b.arriveAt),
      ride: marches.find((march) => march.officerId !== null && march.officerId === me?.personId) ?? null,
      orders: [...orders].filter((order) => order.byId === me?.personId).sort((a, b) => b.number - a.number),
      riders: riderList.filter((rider) => rider.stateId === (me?.stateId ?? null)),
      letters,
      unread:
        letters.filter((letter) => letter.readAt === null).length +
        mail.filter((letter) => letter.mine === 'reader' && letter.readAt === null).length,
      mail: [...mail].sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1)),
      pending: [...pending].filter((order) => order.status !== 'withdrawn').sort((a, b) => b.at - a.at),
      suspicions,
      throwDue: throws.find((request) => request.bodyId === me?.personId) ?? null,
      place,
      masterAccepts: setting<string>('orders.acceptance', 'automatic') === 'master',
      pursuitMinutes: { window: setting('pursuit.windowMinutes', 5), absence: absence === 'asked' ? null : absence },
      unitMinutes: {
        ...{ LI: foot, MU: foot, PK: foot, LC: horse, DR: horse, HC: horse, SB: minutesOf('saboteur', 30) },
        ...{ FA: minutesOf('artillery', 60), HA: minutesOf('horseArtillery', 60) },
      },
      clockRuns: clock?.status === 'running',
      captive: me?.officer?.status === 'captive',
      queueArmyOrders: setting('campaign.queueArmyOrders', false),
      splitOnMarch: setting('campaign.splitOnMarch', false),
      riderMinutes: { mounted: setting('campaign.courierMinutes', 5), foot: setting('campaign.footOfficerMinutes', 30) },
      comrades: peopleList.filter((person) => !person.left && person.stateId === (me?.stateId ?? null) && person.id !== me?.personId),
      addressOf: (letter) =>
        letter.addresseeId !== null
          ? (letter.addresseeName ?? '—')
          : t('post', {
              state: states[letter.addressStateId ?? '']?.name ?? '—',
              sector: sectors[letter.addressSectorId ?? '']?.name ?? '—',
            }),
      sectorName: (id) => sectors[id]?.name ?? id,
      personName: (id) =>
        id === null ? null : id === me?.personId ? me.character : (people[id]?.character ?? riders[id]?.character ?? null),
    }
  }, [
    me,
    state,
    armies,
    marches,
    orders,
    notices,
    sectors,
    people,
    riders,
    riderList,
    clock,
    settings,
    mail,
    pending,
    suspicions,
    throws,
    place,
    peopleList,
    states,
    t,
  ])
}
