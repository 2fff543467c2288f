'use client'
import { Ship } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useRow, useRows, type LiveRow } from '@/lib/live/client/hooks'
import { PrintFrame } from './PrintFrame'

type Row = LiveRow<'ships'>
type Outcome = NonNullable<NonNullable<Row['roll']>['verdict']>['outcome']

/** Cards of ships whose fate is final, two to a sheet; `chosen`: only this one (SURV-5, SURV-6). */
export function ShipCard({ slug, chosen }: { slug: string; chosen: string | null }) {
  const t = useTranslations('evening')
  const ships = useRows('ships').filter((ship) => ship.roll?.final && (chosen === null || ship.id === chosen))
  return (
    <PrintFrame slug={slug} title={t('survival.card')} icon={Ship}>
      {ships.length === 0 && <article className="paper">{t('report.nothing')}</article>}
      {ships.length > 0 && (
        <div className="ship-cards">
          {ships.map((ship) => (
            <Card key={ship.id} ship={ship} />
          ))}
        </div>
      )}
    </PrintFrame>
  )
}

const hurts = ['dead', 'heavy', 'medium', 'light'] as const
const fateOf = (outcome: Outcome, name: string) => hurts.find((hurt) => outcome[hurt].includes(name)) ?? 'whole'

function Card({ ship }: { ship: Row }) {
  const t = useTranslations('evening')
  const title = useRow('campaign', 'campaign')?.title
  const { roll } = ship
  if (!roll?.verdict) return null
  const { result, outcome } = roll.verdict
  return (
    <article className="ship-card">
      <header>
        <div>
          <p>{ship.side}</p>
          <h1>{ship.name}</h1>
          {ship.captain && <p className="ship-card-captain">{ship.captain}</p>}
        </div>
        <p className="ship-card-result">
          <strong>{result}</strong>
          <span>{t(`result.${result}.name`)}</span>
        </p>
      </header>
      <p className="ship-card-verdict">
        {t(`result.${result}.ship`)}; {outcome.unnamed ? t('ceremony.unnamed') : t(`result.${result}.crew`)}
        {outcome.immobile && `; ${t('card.immobile')}`}.
      </p>
      <div className="ship-card-lists">
        {ship.crew.length > 0 && (
          <section>
            <h2>{t('card.crew')}</h2>
            <ul>
              {ship.crew.map((name) => {
                const fate = fateOf(outcome, name)
                return (
                  <li key={name} data-lost={fate === 'dead' || undefined}>
                    <span>{name}</span>
                    <span>{t(`card.fate.${fate}`)}</span>
                  </li>
                )
              })}
            </ul>
          </section>
        )}
        <section>
          <h2>{t('card.components')}</h2>
          <ul>
            {ship.components.map((part) => (
              <li key={part} data-lost={outcome.lost.includes(part) || undefined}>
                <span>{part}</span>
                <span>{t(outcome.lost.includes(part) ? 'card.lost' : 'card.there')}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <footer>
        <span>
          {t('ceremony.die')}: {roll.dice.join(' → ')}
          {roll.modifiers > 0 && ` +${roll.modifiers}`}
          {ship.cause && ` · ${ship.cause}`}
        </span>
        <span>{title}</span>
      </footer>
    </article>
  )
}
