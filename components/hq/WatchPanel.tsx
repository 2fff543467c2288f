'use client'
import clsx from 'clsx'
import { LogIn, LogOut, Users } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { Panel } from '@/components/ui/Panel'
import { quorumOf } from './mayAct'
import { OwnPin } from './OwnPin'
import type { Hq } from './useHq'

/** Who is on watch, and how many the word needs (HQ-ROL-2, HQ-DEC-4). With `onToggle` a press on a name checks in or out. */
export function WatchPanel({ hq, onToggle }: { hq: Hq; onToggle?: (person: Hq['volunteers'][number]) => void }) {
  const t = useTranslations('hq')
  const n = hq.present.length
  // Who may only look is told of those away in one line; who may check them in presses their names.
  const shown = onToggle ? hq.volunteers : hq.present
  const away = hq.volunteers.filter((person) => !person.present)
  return (
    <Panel
      title={t('watch.title')}
      icon={Users}
      mark={<span className="figures text-ink-soft text-sm">{n}</span>}
      actions={!onToggle && <OwnPin />}
      bodyClassName="flex flex-col gap-3 p-3"
    >
      {hq.volunteers.length === 0 ? (
        <p className="text-ink-soft text-sm">{t('watch.nobody')}</p>
      ) : (
        <ul className="flex flex-wrap gap-1.5">
          {shown.map((person) => (
            <li key={person.id} className="max-w-full">
              {onToggle ? (
                <button
                  type="button"
                  aria-pressed={person.present}
                  className={clsx(nameLook(person.present), 'hover:border-press min-h-9 text-left')}
                  onClick={() => onToggle(person)}
                >
                  {person.character}
                </button>
              ) : (
                <span className={nameLook(person.present)}>
                  {person.character}
                  {person.id === hq.me?.personId && ` (${t('watch.me')})`}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {!onToggle && away.length > 0 && (
        <p className="text-ink-faint text-sm leading-snug">
          {t('watch.away')}: {away.map((person) => person.character).join('; ')}
        </p>
      )}
      <p className="text-ink-soft text-sm">{n < 2 ? t('watch.noQuorum') : t('watch.quorum', { n: quorumOf(n, hq.quorumLeast) })}</p>
    </Panel>
  )
}

const nameLook = (present: boolean) =>
  clsx(
    'rounded-control inline-block max-w-full truncate border px-2 py-1 text-sm',
    present ? 'border-calm/60 bg-calm-wash text-calm font-semibold' : 'border-rule text-ink-faint border-dashed',
  )

/** One's own watch: the switch stands at the top of the page, since nothing can be decided without it. */
export function WatchSwitch({ hq }: { hq: Hq }) {
  const t = useTranslations('hq')
  const { give, busy } = useGive()
  const me = hq.me
  if (!me?.roles.includes('volunteer')) return null
  return (
    <Button
      variant={me.present ? 'quiet' : 'press'}
      icon={me.present ? LogOut : LogIn}
      busy={busy}
      className={clsx('min-h-11 max-sm:px-2.5 max-sm:[&>svg]:hidden', !me.present && 'motion-safe:animate-breathe')}
      onClick={() => void give(me.present ? 'hq.checkOut' : 'hq.checkIn', { person: me.personId })}
    >
      {t(me.present ? 'watch.out' : 'watch.in')}
    </Button>
  )
}
