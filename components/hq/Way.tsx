'use client'
import { CircleCheck, CircleDashed, Gavel, Megaphone } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { useRow } from '@/lib/live/client/hooks'
import { Cost } from './Cost'
import { Effects } from './Effects'
import { wayObstacle } from './mayAct'
import type { OpenCard } from './urgency'
import type { Hq } from './useHq'

/** One way: what it is, what it costs against what we have, and the button; a button that is not there says why. */
export function Way({ card, way, hq, onChoose }: { card: OpenCard; way: OpenCard['ways'][number]; hq: Hq; onChoose: () => void }) {
  const t = useTranslations('hq')
  const obstacle = wayObstacle(card, way, {
    me: hq.me,
    clockRuns: hq.clockRuns,
    wordOpen: hq.announcement !== null,
    present: hq.present.length,
  })
  const assignee = useRow('people', card.assigneeId)
  const action =
    card.kind === 'prospect' ? (way.id === 'refuse' ? 'refuse' : 'accept') : card.decision === 'personal' ? 'decide' : 'announce'
  return (
    <div className="bg-raised rounded-control flex flex-col gap-2 p-3">
      <p className="leading-snug font-medium">
        {way.text} <Effects effects={way.effects} />
      </p>
      {way.requirement && (
        <p className="text-ink-soft flex items-start gap-1.5 text-sm">
          {way.requirement.fulfilled ? (
            <CircleCheck aria-hidden className="text-calm mt-0.5 size-4 shrink-0" />
          ) : (
            <CircleDashed aria-hidden className="text-wait mt-0.5 size-4 shrink-0" />
          )}
          <span>
            {t('cards.requirement', { text: way.requirement.text })}:{' '}
            <strong className={way.requirement.fulfilled ? 'text-calm' : 'text-wait'}>
              {t(way.requirement.fulfilled ? 'cards.requirementDone' : 'cards.requirementOpen')}
            </strong>
          </span>
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Cost cost={way.cost} amounts={hq.amounts} />
        {obstacle === null ? (
          <Button
            variant={action === 'refuse' ? 'quiet' : 'press'}
            icon={card.decision === 'personal' ? Gavel : Megaphone}
            className="min-h-12 max-sm:w-full"
            onClick={onChoose}
          >
            {t(`act.${action}`)}
          </Button>
        ) : (
          obstacle !== 'readOnly' && (
            <p className="text-wait text-sm font-semibold">{t(`obstacle.${obstacle}`, { name: assignee?.character ?? '—' })}</p>
          )
        )}
      </div>
    </div>
  )
}
