'use client'
import { Dices, Mail } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { Moment } from '@/components/ui/Countdown'
import { useSentence } from '@/lib/i18n/useSentence'
import type { LiveRow } from '@/lib/live/client/hooks'
import type { OpenSheet } from './sheet'
import type { General } from './useGeneral'

/** The rider's own throw waits for him at the table (EP-4): he throws, the master types the faces. */
export function ThrowDue({ request }: { request: LiveRow<'diceRequests'> }) {
  const t = useTranslations('general.ride')
  const purpose = useSentence('dicePurposes')
  return (
    <div role="alert" className="border-wait bg-wait-wash rounded-control flex items-start gap-3 border-2 p-3">
      <Dices aria-hidden className="text-wait mt-0.5 size-7 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="text-lg leading-tight font-bold">{t('throw', { notation: request.notation.replace('d', 'к') })}</p>
        <p className="text-ink-soft mt-0.5 text-sm">
          {purpose(request.purpose) ?? ''} <Moment at={request.dueAt} />. {t('throwText')}
        </p>
      </div>
    </div>
  )
}

/** Letters he has on him now: the covers alone. */
export function Carried({ general, open }: { general: General; open: OpenSheet }) {
  const t = useTranslations('general')
  const carried = general.mail.filter((letter) => letter.mine === 'carrier')
  if (carried.length === 0) return null
  return (
    <section aria-label={t('mail.carried')}>
      <h3 className="eyebrow mb-1">{t('mail.carried')}</h3>
      <ul className="flex flex-col gap-1.5">
        {carried.map((letter) => (
          <li key={letter.id}>
            <Button
              icon={Mail}
              className="min-h-12 w-full justify-start text-left [overflow-wrap:anywhere] whitespace-normal"
              onClick={() => open({ kind: 'mail', letterId: letter.id })}
            >
              {t('mail.fromTo', { from: letter.authorName, to: general.addressOf(letter) })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
