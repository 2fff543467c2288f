'use client'
import clsx from 'clsx'
import { Check, IdCard, LogOut, TabletSmartphone, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { shortName } from '@/components/battles/model/phases'
import { Button } from '@/components/ui/Button'
import type { LiveRow } from '@/lib/live/client/hooks'
import type { Hq } from '../useHq'
import { useSilence } from './useSilence'

/** So long may its holder not touch the tablet, seconds; the last ones are counted aloud. */
const silence = 45
const warning = 10

/** Whose hands the tablet is in. Nobody's: the names to tap. Somebody's: his name, large, and the way out. */
export function TabletBar(props: { hq: Hq; onTap: (person: LiveRow<'people'>) => void; onWatch: () => void; onLeave: () => void }) {
  const { hq, onTap, onWatch, onLeave } = props
  const t = useTranslations('tablet')
  return (
    <section
      aria-label={t('title')}
      className={clsx('border-rule flex shrink-0 flex-wrap items-center gap-2 border-b px-3 py-2', hq.me ? 'bg-press-wash' : 'bg-panel')}
    >
      {hq.me ? (
        <Holder name={hq.me.character} onLeave={onLeave} />
      ) : (
        <p className="text-ink-soft mr-1 flex items-center gap-2 font-semibold">
          <TabletSmartphone aria-hidden className="text-press size-5 shrink-0" />
          {t('whose')}
        </p>
      )}
      {(hq.me === null || hq.announcement !== null) && (
        <Names hq={hq} onTap={onTap}>
          <Button icon={IdCard} className="min-h-12" onClick={onWatch}>
            {t('watch')}
          </Button>
        </Names>
      )}
    </section>
  )
}

/** Who is on watch, to tap; while a word is said, who has spoken is ticked. Those away come on watch by their badge or by the same tap. */
function Names({ hq, onTap, children }: { hq: Hq; onTap: (person: LiveRow<'people'>) => void; children: ReactNode }) {
  const t = useTranslations('tablet')
  const words = hq.announcement?.words ?? []
  const shown = hq.announcement ? hq.present : hq.volunteers
  return (
    <ul className="flex min-w-0 flex-wrap gap-2">
      {shown.map((person) => {
        const spoke = words.includes(person.id)
        return (
          <li key={person.id} className="max-w-full">
            <button
              type="button"
              disabled={person.id === hq.me?.personId}
              onClick={() => onTap(person)}
              className={clsx(
                'rounded-control inline-flex min-h-12 max-w-full items-center gap-2 border px-3.5 text-left leading-tight font-semibold disabled:opacity-60',
                spoke
                  ? 'border-calm/60 bg-calm-wash text-calm'
                  : person.present
                    ? 'border-rule-strong bg-raised text-ink hover:border-press'
                    : 'border-rule-strong text-ink-soft hover:border-press border-dashed',
              )}
            >
              {spoke && <Check aria-label={t('spoke')} className="size-4 shrink-0" strokeWidth={2.6} />}
              <span className="min-w-0 [overflow-wrap:anywhere]">{shortName(person.character)}</span>
              {!person.present && <span className="sr-only">{t('away')}</span>}
            </button>
          </li>
        )
      })}
      {shown.length === 0 && <li className="text-ink-soft self-center">{t('nobody')}</li>}
      <li>{children}</li>
    </ul>
  )
}

function Holder({ name, onLeave }: { name: string; onLeave: () => void }) {
  const t = useTranslations('tablet')
  const left = useSilence(silence, onLeave)
  const soon = left <= warning
  return (
    <div className="flex min-w-0 flex-1 basis-72 items-center gap-3">
      <UserRound aria-hidden className="text-press size-7 shrink-0" strokeWidth={2} />
      <p className="min-w-0 flex-1 leading-tight">
        <span className="text-ink-soft block text-sm">{t('holds')}</span>
        <strong className="text-xl [overflow-wrap:anywhere]">{name}</strong>
      </p>
      <p aria-live="polite" className={clsx('text-right text-sm', soon ? 'text-wait text-base font-bold' : 'text-ink-soft')}>
        {soon && t('leaving', { seconds: Math.max(0, left) })}
      </p>
      <Button variant="press" icon={LogOut} className="min-h-12" onClick={onLeave}>
        {t('leave')}
      </Button>
    </div>
  )
}
