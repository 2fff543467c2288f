'use client'
import { Copy, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Cost } from '@/components/hq/Cost'
import { Effects } from '@/components/hq/Effects'
import { useHq } from '@/components/hq/useHq'
import { ReasonDialog } from '@/components/master/panels/hq/ReasonDialog'
import { Badge } from '@/components/ui/Badge'
import { Button } from '@/components/ui/Button'
import type { DeckRow } from './deckModel'

/** A card that HQ has seen: to read, to copy, and while it is open to take out of play. Its text does not change any more. */
export function CardInPlay({ row, onCopied }: { row: DeckRow; onCopied: (id: string) => void }) {
  const t = useTranslations('deck')
  const hq = useHq()
  const { give, busy } = useGive()
  const [withdrawing, setWithdrawing] = useState(false)
  const copy = async () => {
    const answer = await give('hq.duplicateCard', { card: row.id }, { done: t('copied') })
    if (answer.ok) onCopied((answer.result as { card: string }).card)
  }
  return (
    <article className="flex max-w-prose flex-col gap-3">
      <header className="flex flex-wrap items-center gap-2">
        <h2 className="text-xl font-bold [overflow-wrap:anywhere]">{row.title}</h2>
        <Badge tone={row.state === 'open' ? 'wait' : undefined}>{t(`state.${row.state}`)}</Badge>
      </header>
      <p className="text-ink-faint text-sm">{t('inPlay')}</p>
      <p className="leading-snug whitespace-pre-line">{row.description}</p>
      {row.overcome !== '' && <p className="text-ink-soft leading-snug whitespace-pre-line">{row.overcome}</p>}
      <ul className="flex flex-col gap-2">
        {row.ways.map((way) => (
          <li key={way.id} className="border-rule rounded-control border p-2.5 leading-snug">
            {way.text} <Cost cost={way.cost} amounts={hq.amounts} /> <Effects effects={way.effects} />
          </li>
        ))}
      </ul>
      {row.ifNot && (
        <p className="leading-snug">
          <span className="font-semibold">{t('sections.ifNot')}:</span> {row.ifNot.text} <Effects effects={row.ifNot.effects} />
        </p>
      )}
      <footer className="flex flex-wrap gap-2">
        <Button icon={Copy} busy={busy} onClick={() => void copy()}>
          {t('duplicate')}
        </Button>
        {row.state === 'open' && (
          <Button variant="lost" icon={Undo2} onClick={() => setWithdrawing(true)}>
            {t('withdraw')}
          </Button>
        )}
      </footer>
      {withdrawing && <ReasonDialog act="withdraw" cardId={row.id} title={row.title} onClose={() => setWithdrawing(false)} />}
    </article>
  )
}
