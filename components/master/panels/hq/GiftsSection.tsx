'use client'
import { Check, HandHeart, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { Panel } from '@/components/ui/Panel'
import { useRows } from '@/lib/live/client/hooks'
import { GiftDialog } from './GiftDialog'

/** Gifts that wait for the master (HQ-RES-8), and one-step gifts, exchange and purchases (EP-32, HQ-RES-9, HQ-RES-11). */
export function GiftsSection() {
  const t = useTranslations('evening')
  const say = useTranslations('hq')
  const { give, busy } = useGive()
  const waiting = useRows('donations').filter((gift) => gift.state === 'declared')
  const [open, setOpen] = useState(false)
  return (
    <Panel
      title={t('supply.title')}
      icon={HandHeart}
      mark={waiting.length > 0 && <span className="figures text-wait text-sm font-bold">{waiting.length}</span>}
      actions={
        <Button size="s" icon={Plus} onClick={() => setOpen(true)}>
          {t('supply.add')}
        </Button>
      }
      bodyClassName=""
    >
      {waiting.length === 0 && <p className="text-ink-soft p-3 text-sm">{t('supply.none')}</p>}
      <ul className="divide-rule divide-y">
        {waiting.map((gift) => (
          <li key={gift.id} className="flex flex-wrap items-center gap-2 px-3 py-2">
            <span className="min-w-0 flex-1 basis-32 leading-snug">
              <strong className="[overflow-wrap:anywhere]">{gift.byName}</strong>: {say(`pools.${gift.pool}`)}{' '}
              <span className="figures font-semibold">{gift.amount}</span>
            </span>
            <Button
              size="s"
              variant="press"
              icon={Check}
              disabled={busy}
              onClick={() => void give('hq.confirmDonation', { donation: gift.id })}
            >
              {t('supply.confirm')}
            </Button>
            <Button size="s" variant="plain" icon={X} disabled={busy} onClick={() => void give('hq.rejectDonation', { donation: gift.id })}>
              {t('supply.reject')}
            </Button>
          </li>
        ))}
      </ul>
      {open && <GiftDialog onClose={() => setOpen(false)} />}
    </Panel>
  )
}
