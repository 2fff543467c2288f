'use client'
import { IdCard, KeyRound, LogIn, LogOut, Smartphone, Users } from 'lucide-react'
import { useCallback, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { quorumOf } from '@/components/hq/mayAct'
import { useHq } from '@/components/hq/useHq'
import { MinuteCode } from '@/components/kiosk/MinuteCode'
import { useFetched } from '@/components/people/useFetched'
import { ScreenHeader } from '@/components/screen/ScreenHeader'
import { Badge } from '@/components/ui/Badge'
import { Button } from '@/components/ui/Button'
import { Moment } from '@/components/ui/Countdown'
import { EmptyState } from '@/components/ui/EmptyState'
import { Panel } from '@/components/ui/Panel'
import { SkeletonLines } from '@/components/ui/Skeleton'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useConnection, useEventTime, useRows, type LiveRow } from '@/lib/live/client/hooks'
import { BadgeScan } from './BadgeScan'
import { PinDialog } from './PinDialog'
import { fetchPins } from './watchApi'

/** The masters' board of the watch (EP-30): who is on it, since when, who is silent; badges, the code for phones, PINs. */
export function WatchBoard({ slug, base }: { slug: string; base: string }) {
  const t = useTranslations('watch')
  const hq = useHq()
  const { ready } = useConnection()
  const pins = useFetched(useCallback(() => fetchPins(slug), [slug]))
  const [pinOf, setPinOf] = useState<LiveRow<'people'> | null>(null)
  const away = hq.volunteers.filter((person) => !person.present)
  const line = (person: LiveRow<'people'>) => (
    <Line key={person.id} person={person} hasPin={pins.value ? pins.value[person.id] !== null : null} onPin={() => setPinOf(person)} />
  )
  return (
    <div className="flex min-h-dvh flex-col">
      <ScreenHeader title={t('title')} icon={IdCard} />
      <main className="mx-auto grid w-full max-w-6xl flex-1 items-start gap-3 p-2 sm:p-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex flex-col gap-3">
          <Panel
            title={t('onWatch')}
            icon={Users}
            mark={<span className="figures text-ink-soft text-sm">{hq.present.length}</span>}
            bodyClassName=""
          >
            {!ready && <Lines />}
            {ready && hq.present.length === 0 && (
              <EmptyState icon={Users} title={t('nobody')}>
                {t('nobodyText')}
              </EmptyState>
            )}
            <ul className="divide-rule divide-y">{hq.present.map(line)}</ul>
            {hq.present.length > 0 && (
              <p className="text-ink-soft border-rule border-t px-3 py-2 text-sm">
                {hq.present.length < 2 ? t('noQuorum') : t('quorum', { n: quorumOf(hq.present.length, hq.quorumLeast) })}
              </p>
            )}
          </Panel>
          {away.length > 0 && (
            <Panel title={t('awayTitle')} mark={<span className="figures text-ink-soft text-sm">{away.length}</span>} bodyClassName="">
              <ul className="divide-rule divide-y">{away.map(line)}</ul>
            </Panel>
          )}
        </div>
        <aside className="order-first grid items-start gap-3 md:grid-cols-2 lg:order-none lg:grid-cols-1">
          <Panel title={t('byBadge')} icon={IdCard}>
            <BadgeScan slug={slug} token={null} />
          </Panel>
          <Panel title={t('phone')} icon={Smartphone} bodyClassName="flex flex-col items-center gap-2 p-3 text-center">
            <MinuteCode slug={slug} token={null} base={base} of="watch" label={t('qr')} className="max-w-56" />
            <p className="text-ink-soft text-sm text-balance">{t('phoneText')}</p>
          </Panel>
        </aside>
      </main>
      {pinOf && (
        <PinDialog
          slug={slug}
          person={{ id: pinOf.id, name: pinOf.character }}
          own={false}
          onSet={pins.again}
          onClose={() => setPinOf(null)}
        />
      )}
    </div>
  )
}

const Lines = () => (
  <div className="p-3">
    <SkeletonLines lines={4} />
  </div>
)

/** A volunteer: since when he is there, how long he has been silent, and what can be done about him. */
function Line({ person, hasPin, onPin }: { person: LiveRow<'people'>; hasPin: boolean | null; onPin: () => void }) {
  const t = useTranslations('watch')
  const { give, busy } = useGive()
  const watch = useRows('watches').find((each) => each.personId === person.id && each.until === null)
  const silent = person.present && watch !== undefined && watch.askedAt !== null
  return (
    <li className={`flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2.5 ${silent ? 'bg-wait-wash' : ''}`}>
      <div className="min-w-0 flex-1 basis-52">
        <p className="leading-snug font-semibold [overflow-wrap:anywhere]">{person.character}</p>
        <p className="text-ink-soft flex flex-wrap items-center gap-x-2 text-sm">
          {person.player && <span>{person.player}</span>}
          {person.present && watch && <Since watch={watch} silent={silent} />}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-1.5 [&_button]:min-h-11">
        {hasPin === false && <Badge tone="wait">{t('noPin')}</Badge>}
        <Button size="s" variant="plain" icon={KeyRound} onClick={onPin}>
          {t('pin')}
        </Button>
        {silent && (
          <Act onClick={() => give('hq.stillOnWatch', { person: person.id })} disabled={busy} variant="wait">
            {t('here')}
          </Act>
        )}
        <Act
          icon={person.present ? LogOut : LogIn}
          disabled={busy}
          onClick={() => give(person.present ? 'hq.checkOut' : 'hq.checkIn', { person: person.id })}
        >
          {t(person.present ? 'putOut' : 'putIn')}
        </Act>
      </div>
    </li>
  )
}

function Act(props: {
  icon?: typeof LogIn
  variant?: 'wait' | 'quiet'
  disabled: boolean
  onClick: () => Promise<unknown>
  children: ReactNode
}) {
  const { icon, variant = 'quiet', disabled, onClick, children } = props
  return (
    <Button size="s" variant={variant} {...(icon ? { icon } : {})} disabled={disabled} onClick={() => void onClick()}>
      {children}
    </Button>
  )
}

function Since({ watch, silent }: { watch: LiveRow<'watches'>; silent: boolean }) {
  const t = useTranslations('watch')
  const now = useEventTime(60_000)
  const format = useEventFormat()
  return (
    <>
      <span>
        {t('since')} <Moment at={watch.since} />
      </span>
      {silent && watch.heardAt !== null && (
        <strong className="text-wait">{t('silentFor', { time: format.length(now - watch.heardAt) })}</strong>
      )}
    </>
  )
}
