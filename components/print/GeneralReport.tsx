'use client'
import { useTranslations } from 'use-intl'
import { composition } from '@/components/general/orderModel'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useNames } from '@/lib/i18n/useNames'
import { useSentence } from '@/lib/i18n/useSentence'
import { useEventTime, useRow, useRows, useView, type LiveRow } from '@/lib/live/client/hooks'
import { PaperCloth } from './PaperCloth'
import { reportFor } from './reportModel'

/** One officer's report: his bodies with strength and whereabouts, what is on the road, and what he has not read yet. */
export function GeneralReport({ person }: { person: LiveRow<'people'> }) {
  const t = useTranslations('print.report')
  const ranks = useTranslations('general.officer.rank')
  const campaign = useRow('campaign', 'campaign')
  const state = useRow('states', person.stateId)
  const audience = useView('settings')['info.strengthAudience']?.value
  const { commanded, known, lent } = reportFor(person, useRows('armies'), audience)
  const format = useEventFormat()
  const now = useEventTime(60_000)
  const nothing = commanded.length + known.length + lent.length === 0
  return (
    <section className="paper running" data-report={person.id}>
      <header style={{ display: 'flex', gap: '5mm', alignItems: 'center', borderBottom: '0.6mm solid #111', paddingBottom: '3mm' }}>
        {state && <PaperCloth state={state} />}
        <div style={{ flex: 1 }}>
          <p className="paper-soft">{t('heading')}</p>
          <h1>{person.character}</h1>
          <p className="paper-soft">{[person.officer && ranks(person.officer.rank), state?.name].filter(Boolean).join(' · ')}</p>
        </div>
        <div style={{ textAlign: 'right' }}>
          <p className="paper-figures" style={{ fontSize: '19pt', fontWeight: 700 }}>
            {format.moment(now)}
          </p>
          <p className="paper-soft">{[campaign?.title, format.zone].filter(Boolean).join(' · ')}</p>
        </div>
      </header>
      <Whereabouts person={person} />
      {commanded.length > 0 && <Bodies title={t('commanded')} armies={commanded} marched />}
      {known.length > 0 && <Bodies title={t('known')} armies={known} marched={false} />}
      {lent.length > 0 && <Bodies title={t('lent')} armies={lent} marched={false} secret />}
      {nothing && <p style={{ marginTop: '5mm' }}>{t('noArmies')}</p>}
      <Post person={person} />
      <h2>{t('notes')}</h2>
      <div className="paper-lines paper-keep">
        <i />
        <i />
        <i />
      </div>
    </section>
  )
}

/** Where he is himself: with an army, in a territory, on the road. */
function Whereabouts({ person }: { person: LiveRow<'people'> }) {
  const t = useTranslations('print.report')
  const names = useNames()
  const format = useEventFormat()
  const ride = useRows('marches').find((march) => march.officerId === person.id)
  const { officer } = person
  if (!officer) return null
  const place = names(officer.sectorId) ?? '?'
  return (
    <p style={{ marginTop: '3mm' }}>
      {officer.armyId ? t('withArmy', { army: names(officer.armyId) ?? '?', place }) : t('alone', { place })}
      {ride && ` ${t('rides', { to: names(ride.toId) ?? '?', cross: format.moment(ride.crossAt), arrive: format.moment(ride.arriveAt) })}`}
    </p>
  )
}

/** `marched`: with the times of marches, which only who commands the army is told (MB-INF-4). `secret`: without strength. */
function Bodies(props: { title: string; armies: readonly LiveRow<'armies'>[]; marched: boolean; secret?: boolean }) {
  const { title, armies, marched, secret = false } = props
  const t = useTranslations('print.report')
  return (
    <>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            <th style={{ width: '42mm' }}>{t('army')}</th>
            <th style={{ width: '58mm' }}>{t('where')}</th>
            <th>{secret ? '' : t('strength')}</th>
          </tr>
        </thead>
        <tbody>
          {armies.map((army) => (
            <Body key={army.id} army={army} marched={marched} secret={secret} />
          ))}
        </tbody>
      </table>
    </>
  )
}

function Body({ army, marched, secret }: { army: LiveRow<'armies'>; marched: boolean; secret: boolean }) {
  const t = useTranslations('print.report')
  const units = useTranslations('general.unit')
  const names = useNames()
  const format = useEventFormat()
  const march = useRows('marches').find((each) => each.armyId === army.id)
  const publicTarget = useView('settings')['info.marchTargetPublic']?.value === true
  const place = names(army.sectorId) ?? '?'
  return (
    <tr>
      <td>
        <strong>{army.name}</strong>
        {army.officerIds.length > 0 && !secret && (
          <span className="paper-soft block text-[8.5pt]">{army.officerIds.map((id) => names(id) ?? '?').join(', ')}</span>
        )}
      </td>
      <td>
        {place}
        {army.status === 'battle' && <span className="block">{t('battle')}</span>}
        {march && (marched || publicTarget) && (
          <span className="block">
            → {names(march.toId) ?? '?'}
            {marched && [march.toId, ...march.rest].length > 1 && march.rest.map((id) => ` → ${names(id) ?? '?'}`)}
          </span>
        )}
        {march && marched && (
          <span className="paper-figures block text-[9pt]">
            {march.crossed
              ? t('arrives', { time: format.moment(march.arriveAt) })
              : t('crosses', { cross: format.moment(march.crossAt), arrive: format.moment(march.arriveAt) })}
          </span>
        )}
        {!march && marched && (
          <span className="paper-soft block text-[8.5pt]">
            {army.slowest === null ? t('pace', { n: army.minutes }) : t('paceOf', { n: army.minutes, unit: units(army.slowest) })}
          </span>
        )}
      </td>
      <td>
        {!secret && (
          <>
            <strong>{t('units', { n: army.units.length })}</strong>
            {composition(army.units).length > 0 && ': '}
            {composition(army.units)
              .map(({ kind, n }) => `${units(kind)} × ${n}`)
              .join(', ')}
            <span className="paper-soft block text-[8.5pt]">{army.units.map(({ name }) => name).join(', ')}</span>
          </>
        )}
      </td>
    </tr>
  )
}

/** Letters and notices that wait for him (EP-43): printed in full, since he has no screen to read them on. */
function Post({ person }: { person: LiveRow<'people'> }) {
  const t = useTranslations('print.report')
  const sentence = useSentence('notices')
  const format = useEventFormat()
  const notices = useRows('notices')
    .filter(({ personId, readAt }) => personId === person.id && readAt === null)
    .sort((a, b) => a.at - b.at)
  const letters = useRows('letters').filter(
    ({ addresseeId, state, readAt }) => addresseeId === person.id && state === 'delivered' && readAt === null,
  )
  return (
    <>
      <h2>{t('post')}</h2>
      {notices.length + letters.length === 0 && <p className="paper-soft">{t('noPost')}</p>}
      {notices.map((notice) => (
        <p key={notice.id} className="paper-keep" style={{ marginBottom: '1.5mm' }}>
          <span className="paper-figures">{format.moment(notice.at)}</span> {sentence(notice.kind, notice.params) ?? t('notice')}
        </p>
      ))}
      {letters.map((letter) => (
        <blockquote key={letter.id} className="paper-keep" style={{ margin: '2mm 0', padding: '2.5mm 4mm', border: '0.3mm solid #555' }}>
          <p className="paper-soft">{t('letter', { author: letter.authorName, time: format.moment(letter.at) })}</p>
          <p style={{ whiteSpace: 'pre-wrap' }}>{letter.text}</p>
        </blockquote>
      ))}
    </>
  )
}
