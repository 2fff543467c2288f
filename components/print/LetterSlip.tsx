'use client'
import { Printer } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useConnection, useRow, useRows, type LiveRow } from '@/lib/live/client/hooks'

/**
 * Letters on paper for the courier's hand (EP-31): one, or all that wait to be carried. Black on white, whatever the theme; two to a
 * sheet, with room for the answer.
 */
export function LetterSlip({ chosen }: { chosen: string | null }) {
  const t = useTranslations('print.letter')
  const { ready } = useConnection()
  const letters = useRows('dispatches').filter(
    (letter) => letter.text !== null && letter.cardId === null && (chosen === null ? letter.state === 'underway' : letter.id === chosen),
  )
  return (
    <main className="mx-auto max-w-2xl p-4 print:max-w-none print:p-0">
      <div className="mb-4 flex items-center gap-3 print:hidden">
        <Button variant="press" icon={Printer} disabled={letters.length === 0} onClick={() => window.print()}>
          {t('print')}
        </Button>
        <p className="text-ink-soft">{ready && (letters.length === 0 ? t('none') : t('count', { n: letters.length }))}</p>
      </div>
      <div className="flex flex-col gap-4 print:block">
        {letters.map((letter) => (
          <Slip key={letter.id} letter={letter} />
        ))}
      </div>
    </main>
  )
}

function Slip({ letter }: { letter: LiveRow<'dispatches'> }) {
  const t = useTranslations('print.letter')
  const format = useEventFormat()
  const campaign = useRow('campaign', 'campaign')
  const hq = campaign?.hqLabel ?? ''
  const [from, to] = letter.way === 'toHq' ? [letter.tableName, hq] : [hq, letter.tableName]
  return (
    <article className="letter-slip">
      <header>
        <p>
          {t('to')} <strong>{to}</strong>
        </p>
        <p>
          {t('from')} {from}
          {letter.byName && `, ${letter.byName}`} · <span className="paper-figures">{format.moment(letter.sentAt)}</span>
        </p>
      </header>
      <p className="letter-slip-text">{letter.text}</p>
      <footer>
        <p>{t('answer')}</p>
        <i />
        <i />
        <p className="letter-slip-foot">
          <span>{t('courier')}</span>
          <span>{t('delivered')}</span>
          <span>{campaign?.title}</span>
        </p>
      </footer>
    </article>
  )
}
