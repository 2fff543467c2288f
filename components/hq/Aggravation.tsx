'use client'
import { TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { Cost } from './Cost'
import { Effects } from './Effects'
import { aggravationObstacle } from './mayAct'
import { shortPools } from './payment'
import type { OpenCard } from './urgency'
import type { Hq } from './useHq'

/** How the crisis can be made worse (HQ-CRI-8): a choice has a button, a condition is the master's to declare. */
export function Aggravation(props: { card: OpenCard; aggravation: NonNullable<OpenCard['aggravation']>; hq: Hq; onChoose: () => void }) {
  const { card, aggravation, hq, onChoose } = props
  const t = useTranslations('hq')
  const shortage = shortPools(aggravation.cost, hq.amounts).length > 0
  const obstacle = aggravationObstacle(card, shortage, {
    me: hq.me,
    clockRuns: hq.clockRuns,
    wordOpen: hq.announcement !== null,
    present: hq.present.length,
  })
  const choice = aggravation.kind === 'choice'
  return (
    <div className="border-rule-strong rounded-control flex flex-col gap-1.5 border border-dashed p-3 text-[0.9375rem] leading-snug">
      <p className="text-ink-soft flex flex-wrap items-center gap-x-1.5 text-sm font-semibold">
        <TriangleAlert aria-hidden className="text-wait size-4 shrink-0" />
        {t('cards.aggravate')}
        <span className="text-ink-faint font-normal">· {t(choice ? 'cards.aggravationChoice' : 'cards.aggravationCondition')}</span>
      </p>
      <p className="text-ink-soft">{aggravation.text}</p>
      {!card.aggravated && <Worse aggravation={aggravation} hq={hq} />}
      {choice && !card.aggravated && obstacle === null && (
        <Button variant="lost" className="min-h-11 self-start max-sm:w-full" onClick={onChoose}>
          {t(card.decision === 'personal' ? 'act.aggravate' : 'act.announceAggravate')}
        </Button>
      )}
    </div>
  )
}

/** What aggravating changes: cost, deadline, the outcome. */
export function Worse({ aggravation, hq }: { aggravation: NonNullable<OpenCard['aggravation']>; hq: Hq }) {
  const t = useTranslations('hq')
  const say = useTranslations('evening')
  const { addCost, minusMin, ifNot, gives } = aggravation
  const grows = addCost && Object.values(addCost).some((part) => (part ?? 0) > 0)
  return (
    <ul className="text-ink-soft flex flex-col gap-1 text-sm">
      {gives.length > 0 && (
        <li className="text-calm font-semibold">
          {say('gives')} <Effects effects={gives} />
        </li>
      )}
      {grows && (
        <li className="flex flex-wrap items-center gap-1.5">
          {t('cards.addCost')} <Cost cost={addCost} amounts={hq.amounts} />
        </li>
      )}
      {minusMin !== null && minusMin > 0 && <li>{t('cards.minusMin', { n: minusMin })}</li>}
      {ifNot && (
        <li>
          {t('confirm.newIfNot')} <span className="text-ink">{ifNot.text}</span> <Effects effects={ifNot.effects} />
        </li>
      )}
      {!grows && !minusMin && !ifNot && <li>{t('confirm.aggravateNothing')}</li>}
    </ul>
  )
}
