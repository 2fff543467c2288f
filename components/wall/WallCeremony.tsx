'use client'
import clsx from 'clsx'
import { useTranslations } from 'use-intl'
import { useRow } from '@/lib/live/client/hooks'

const results = [1, 2, 3, 4, 5, 6] as const

/**
 * The ceremony of the evening on the television (EP-35): the queue of ships, then one ship with its captain and crew large, the die
 * and its six outcomes, and when it is final the fallen by name.
 */
export function WallCeremony() {
  const t = useTranslations('evening')
  const ceremony = useRow('ceremony', 'ceremony')
  if (!ceremony) return null
  const { ship, queue } = ceremony
  if (!ship) {
    return (
      <section className="bg-ground absolute inset-0 flex flex-col gap-10 p-20" aria-label={t('ceremony.title')}>
        <h1 className="text-[84px] leading-none font-bold">{t('ceremony.title')}</h1>
        <ol className="columns-2 gap-16 text-[44px] leading-tight">
          {queue.map((each) => (
            <li key={each.id} className={clsx('mb-5 break-inside-avoid', each.result !== null && 'text-ink-faint')}>
              <strong>{each.name}</strong>
              {each.captain && <span className="text-ink-soft block text-[36px]">{each.captain}</span>}
            </li>
          ))}
        </ol>
      </section>
    )
  }
  const roll = ship.roll
  const shown = roll ? (roll.verdict?.result ?? roll.result) : null
  const outcome = roll?.final ? roll.verdict?.outcome : null
  return (
    <section className="bg-ground absolute inset-0 grid grid-cols-[1.15fr_1fr] gap-16 p-20" aria-label={ship.name} aria-live="polite">
      <div className="flex min-w-0 flex-col">
        <p className="text-ink-soft text-[40px]">{ship.side}</p>
        <h1 className="text-[96px] leading-none font-bold text-balance [overflow-wrap:anywhere]">{ship.name}</h1>
        {ship.captain && <p className="mt-4 text-[56px] leading-tight">{ship.captain}</p>}
        <ul className="mt-8 flex flex-wrap gap-x-10 gap-y-2 text-[44px] leading-tight">
          {ship.crew.map((name) => (
            <li
              key={name}
              className={clsx(
                outcome?.dead.includes(name) && 'text-lost font-bold line-through decoration-4',
                outcome?.heavy.includes(name) && 'text-wait font-semibold',
              )}
            >
              {name}
            </li>
          ))}
        </ul>
        {outcome && (
          <div className="mt-auto text-[44px] leading-snug">
            {outcome.dead.length > 0 && (
              <p className="text-lost font-bold">
                {t('ceremony.fallen')}: {outcome.dead.join(', ')}
              </p>
            )}
            {outcome.lost.length > 0 && (
              <p>
                {t('ceremony.lost')}: {outcome.lost.join(', ')}
              </p>
            )}
            {outcome.unnamed && <p className="text-ink-soft">{t('ceremony.unnamed')}</p>}
          </div>
        )}
      </div>
      <div className="flex flex-col gap-5">
        {roll && (
          <p className="figures mb-2 text-[72px] leading-none font-bold">
            {t('ceremony.die')} {roll.dice.join(' → ')}
            {roll.modifiers > 0 && ` +${roll.modifiers}`}
          </p>
        )}
        {results.map((result) => (
          <div
            key={result}
            className={clsx(
              'rounded-panel flex items-baseline gap-6 border-4 px-8 py-4 transition-colors motion-reduce:transition-none',
              shown === result ? 'border-press bg-press-wash' : 'border-transparent opacity-55',
            )}
          >
            <span className="figures w-14 shrink-0 text-[72px] leading-none font-bold">{result}</span>
            <span className="min-w-0 text-[40px] leading-tight">
              <strong>{t(`result.${result}.name`)}</strong>
              <span className="text-ink-soft block text-[36px]">{t(`result.${result}.crew`)}</span>
            </span>
          </div>
        ))}
        {roll?.final && <p className="text-calm mt-auto text-[56px] font-bold">{t('ceremony.final')}</p>}
      </div>
    </section>
  )
}
