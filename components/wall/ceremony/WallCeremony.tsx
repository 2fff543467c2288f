'use client'
import clsx from 'clsx'
import { useTranslations } from 'use-intl'
import { Fit } from '@/components/hq/wall/Fit'
import type { Hq } from '@/components/hq/useHq'
import { useRow, type LiveRow } from '@/lib/live/client/hooks'
import { ShipFate } from './ShipFate'

/**
 * The ceremony of the evening on the television (EP-35): the queue of ships, then one ship with its captain and crew large, the die
 * and its six outcomes, and when it is final the fallen by name. `hq`: on HQ's own wall.
 */
export function WallCeremony({ hq = null }: { hq?: Hq | null }) {
  const ceremony = useRow('ceremony', 'ceremony')
  if (!ceremony) return null
  return ceremony.ship ? <ShipFate ship={ceremony.ship} shipId={ceremony.shipId ?? ''} hq={hq} /> : <Queue queue={ceremony.queue} />
}

function Queue({ queue }: { queue: LiveRow<'ceremony'>['queue'] }) {
  const t = useTranslations('evening')
  return (
    <section className="bg-ground absolute inset-0 z-10 flex flex-col gap-8 px-20 py-14" aria-label={t('ceremony.title')}>
      <h1 className="text-[84px] leading-none font-bold">{t('ceremony.title')}</h1>
      <Fit of={queue.map((ship) => ship.name + ship.captain).join('\n')} most={queue.length > 6 ? 50 : 76} least={24} className="flex-1">
        <ol className={clsx('gap-[1.4em]', queue.length > 6 ? 'columns-2' : '')}>
          {queue.map((ship) => (
            <li key={ship.id} className="border-rule mb-[0.35em] flex break-inside-avoid items-baseline gap-[0.6em] border-b pb-[0.3em]">
              <span className="min-w-0 flex-1">
                <strong className="block leading-[1.1] [overflow-wrap:anywhere]">{ship.name}</strong>
                {ship.captain && <span className="text-ink-soft block text-[0.82em] leading-[1.15]">{ship.captain}</span>}
              </span>
              {ship.result !== null && (
                <span className="text-ink-soft shrink-0 text-right text-[0.82em]">
                  <strong className="figures text-ink">{ship.result}</strong> {t(`result.${ship.result}.name`)}
                </span>
              )}
            </li>
          ))}
        </ol>
      </Fit>
    </section>
  )
}
