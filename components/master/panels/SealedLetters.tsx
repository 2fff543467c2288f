'use client'
import { Mail } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Badge, type Tone } from '@/components/ui/Badge'
import { Moment } from '@/components/ui/Countdown'
import { EmptyState } from '@/components/ui/EmptyState'
import { useNames } from '@/lib/i18n/useNames'
import type { LiveRow } from '@/lib/live/client/hooks'

type Letter = LiveRow<'letters'>
type LetterState = NonNullable<Letter['state']>

const tones: Record<LetterState, Tone> = { written: 'plain', carried: 'press', delivered: 'calm', taken: 'lost', lost: 'plain' }
const underWay = (letter: Letter) => letter.state === 'written' || letter.state === 'carried'

/** Sealed letters with who carries them and what became of them: those under way first, then the newest (MB-PUR-7). */
export function SealedLetters({ letters }: { letters: readonly Letter[] }) {
  const t = useTranslations('masterPanels.letters')
  if (letters.length === 0) {
    return (
      <EmptyState icon={Mail} title={t('empty')}>
        {t('emptyText')}
      </EmptyState>
    )
  }
  const sorted = [...letters].sort((a, b) => Number(underWay(b)) - Number(underWay(a)) || b.at - a.at || (a.id < b.id ? -1 : 1))
  return (
    <ol className="divide-rule divide-y">
      {sorted.map((letter) => (
        <li key={letter.id} className="px-3 py-2.5">
          <Line letter={letter} />
        </li>
      ))}
    </ol>
  )
}

function Line({ letter }: { letter: Letter }) {
  const t = useTranslations('masterPanels.letters')
  const names = useNames()
  const { addressSectorId, addressStateId } = letter
  const place = addressSectorId === null ? null : (names(addressSectorId) ?? '')
  const to = letter.addresseeName ?? t('whoCommands', { sector: place ?? '', state: addressStateId ? (names(addressStateId) ?? '') : '' })
  return (
    <div className="flex flex-col gap-1">
      <p className="leading-snug font-semibold [overflow-wrap:anywhere]">{t('fromTo', { from: letter.authorName, to })}</p>
      <p className="text-ink-soft flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        {letter.state && <Badge tone={tones[letter.state]}>{t(`state.${letter.state}`)}</Badge>}
        {letter.carrierName && <span className="[overflow-wrap:anywhere]">{t('carrier', { name: letter.carrierName })}</span>}
        <Moment at={letter.at} className="text-ink-faint ml-auto" />
      </p>
      {letter.text && (
        <details>
          <summary className="text-press min-h-6 cursor-pointer text-sm font-medium underline decoration-dotted underline-offset-4">
            {t('text')}
          </summary>
          <p className="border-rule mt-1 border-l-2 pl-3 [overflow-wrap:anywhere] whitespace-pre-line">{letter.text}</p>
        </details>
      )}
    </div>
  )
}
