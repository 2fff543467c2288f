'use client'
import { Ship } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useRows } from '@/lib/live/client/hooks'
import { PrintFrame } from './PrintFrame'

/** Cards of ships whose fate is final, one a sheet; `chosen`: only this one (SURV-5, SURV-6). */
export function ShipCard({ slug, chosen }: { slug: string; chosen: string | null }) {
  const t = useTranslations('evening')
  const ships = useRows('ships').filter((ship) => ship.roll?.final && (chosen === null || ship.id === chosen))
  return (
    <PrintFrame slug={slug} title={t('survival.card')} icon={Ship}>
      {ships.length === 0 && <article className="paper">{t('report.nothing')}</article>}
      {ships.map((ship) => {
        const { result, outcome } = ship.roll!.verdict!
        const hurt = (['dead', 'heavy', 'medium', 'light'] as const).filter((kind) => outcome[kind].length > 0)
        return (
          <article key={ship.id} className="paper break-after-page">
            <p>{ship.side}</p>
            <h1 className="text-3xl font-bold [overflow-wrap:anywhere]">{ship.name}</h1>
            {ship.captain && <p className="text-lg">{ship.captain}</p>}
            <p className="mt-6 text-2xl">
              <span className="figures text-5xl font-bold">{result}</span> {t(`result.${result}.name`)}
            </p>
            <p className="mt-2 text-lg">
              {t(`result.${result}.ship`)}; {outcome.unnamed ? t('ceremony.unnamed') : t(`result.${result}.crew`)}.
            </p>
            <dl className="mt-6 grid gap-3">
              {hurt.map((kind) => (
                <div key={kind}>
                  <dt className="font-bold">{t(`survival.${kind}`)}</dt>
                  <dd>{outcome[kind].join(', ')}</dd>
                </div>
              ))}
              {outcome.lost.length > 0 && (
                <div>
                  <dt className="font-bold">{t('ceremony.lost')}</dt>
                  <dd>{outcome.lost.join(', ')}</dd>
                </div>
              )}
            </dl>
            <p className="mt-8">
              {t('ceremony.die')}: {ship.roll!.dice.join(' → ')}
              {ship.roll!.modifiers > 0 && ` +${ship.roll!.modifiers}`}
            </p>
          </article>
        )
      })}
    </PrintFrame>
  )
}
