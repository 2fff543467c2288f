'use client'
import { Clock3 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { poolIds } from '@/lib/campaign/hq/tables'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useEventTime, useRows, useView } from '@/lib/live/client/hooks'
import { byUrgency } from './urgency'
import type { Hq } from './useHq'

/** One minute for who has just come on watch (EP-30): what burns, what was decided, what is left. */
export function Newcomer({ hq }: { hq: Hq }) {
  const t = useTranslations('evening')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="plain"
        icon={Clock3}
        className="min-h-11 max-sm:px-2.5 max-sm:text-[0px] max-sm:[&>svg]:size-5"
        onClick={() => setOpen(true)}
      >
        {t('minute.button')}
      </Button>
      {open && <Minute hq={hq} onClose={() => setOpen(false)} />}
    </>
  )
}

function Minute({ hq, onClose }: { hq: Hq; onClose: () => void }) {
  const t = useTranslations('evening')
  const say = useTranslations('hq')
  const format = useEventFormat()
  const now = useEventTime()
  const aids = useView('aids')
  const decided = useRows('consequences')
    .filter((record) => !record.struck)
    .slice(-4)
    .reverse()
  const burning = byUrgency(hq.open).slice(0, 4)
  return (
    <Dialog open width="m" onOpenChange={(next) => !next && onClose()} title={t('minute.title')} description={t('minute.text')}>
      <div className="flex flex-col gap-5 text-lg leading-snug">
        <section>
          <h3 className="text-wait font-bold">{t('minute.burns')}</h3>
          {burning.length === 0 && <p className="text-ink-soft">{t('minute.nothing')}</p>}
          <ul className="mt-1 flex flex-col gap-1.5">
            {burning.map((card) => (
              <li key={card.id}>
                {card.title}
                <span className="text-ink-soft block text-base">
                  {card.due === null ? t('minute.untilEnd') : format.until(card.due, now)}
                </span>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h3 className="text-calm font-bold">{t('minute.decided')}</h3>
          {decided.length === 0 && <p className="text-ink-soft">{t('minute.nothing')}</p>}
          <ul className="mt-1 flex flex-col gap-1.5">
            {decided.map((record) => (
              <li key={record.id}>
                {record.title}
                <span className="text-ink-soft block text-base">{record.text}</span>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h3 className="text-press font-bold">{t('minute.left')}</h3>
          <p className="figures mt-1">{poolIds.map((pool) => `${say(`pools.${pool}`)} ${hq.amounts[pool]}`).join(' · ')}</p>
          <p className="text-ink-soft text-base">
            {(['reroll', 'plus1', 'cp'] as const).map((aid) => `${t(`help.${aid}`)} ${aids[aid]?.stock ?? 0}`).join(' · ')}
          </p>
        </section>
      </div>
    </Dialog>
  )
}
