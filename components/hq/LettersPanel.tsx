'use client'
import clsx from 'clsx'
import { Mail, PenLine, Reply } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { Moment } from '@/components/ui/Countdown'
import { Panel } from '@/components/ui/Panel'
import { useRow, useRows, type LiveRow } from '@/lib/live/client/hooks'
import { LetterDialog, type LetterDraft } from './LetterDialog'
import type { Hq } from './useHq'

/** Letters as letters: what couriers brought, what HQ wrote, and an answer to either (HQ-COU-1, EP-31). Newest first. */
export function LettersPanel({ hq }: { hq: Hq }) {
  const t = useTranslations('evening')
  const letters = [...useRows('dispatches')].reverse()
  const [draft, setDraft] = useState<LetterDraft | null>(null)
  const may = hq.me?.present === true
  return (
    <Panel
      title={t('letters.title')}
      icon={Mail}
      mark={<span className="figures text-ink-soft text-sm">{letters.length}</span>}
      actions={
        may && (
          <Button size="s" icon={PenLine} onClick={() => setDraft({ tableId: null, answers: null })}>
            {t('letters.write')}
          </Button>
        )
      }
      bodyClassName="max-h-96 overflow-y-auto"
    >
      {letters.length === 0 && <p className="text-ink-soft p-3 text-sm">{t('letters.none')}</p>}
      <ul className="divide-rule divide-y">
        {letters.map((letter) => (
          <Letter
            key={letter.id}
            letter={letter}
            onAnswer={may && letter.way === 'toHq' ? () => setDraft({ tableId: letter.tableId, answers: letter.id }) : null}
          />
        ))}
      </ul>
      {draft && <LetterDialog draft={draft} command="hq.writeLetter" onClose={() => setDraft(null)} />}
    </Panel>
  )
}

export function Letter({ letter, onAnswer }: { letter: LiveRow<'dispatches'>; onAnswer: (() => void) | null }) {
  const t = useTranslations('evening')
  const hq = useRow('campaign', 'campaign')?.hqLabel ?? ''
  return (
    <li className={clsx('px-3 py-2.5', letter.way === 'toHq' ? '' : 'bg-sunken')}>
      <p className="text-ink-soft flex flex-wrap items-baseline justify-between gap-x-2 text-sm">
        <span className="font-semibold">{t(`letters.${letter.way}`, { table: letter.tableName, hq })}</span>
        <Moment at={letter.deliveredAt ?? letter.sentAt} />
      </p>
      <p className="mt-1 leading-snug [overflow-wrap:anywhere] whitespace-pre-line">{letter.text}</p>
      <p className="text-ink-faint mt-0.5 text-sm">{letter.byName}</p>
      {onAnswer && (
        <Button size="s" variant="plain" icon={Reply} className="mt-1 -ml-2" onClick={onAnswer}>
          {t('letters.answer')}
        </Button>
      )}
    </li>
  )
}
