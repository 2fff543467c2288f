'use client'
import clsx from 'clsx'
import { Mail, PenLine, Printer, Reply } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useViewer } from '@/components/screen/Viewer'
import { Button } from '@/components/ui/Button'
import { Moment } from '@/components/ui/Countdown'
import { Panel } from '@/components/ui/Panel'
import { useLiveClient, useRow, useRows, type LiveRow } from '@/lib/live/client/hooks'
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
            from="hq"
            onAnswer={may && letter.way === 'toHq' ? () => setDraft({ tableId: letter.tableId, answers: letter.id }) : null}
          />
        ))}
      </ul>
      {draft && <LetterDialog draft={draft} command="hq.writeLetter" onClose={() => setDraft(null)} />}
    </Panel>
  )
}

/** One letter; `from`: on whose page it stands, where its slip is printed from. */
export function Letter(props: { letter: LiveRow<'dispatches'>; from: 'hq' | 'table'; onAnswer: (() => void) | null }) {
  const { letter, from, onAnswer } = props
  // A screen without a login, such as the shared tablet, cannot open the page to print.
  const mayPrint = useViewer() !== null
  const slug = useLiveClient()?.slug ?? ''
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
      {(onAnswer || mayPrint) && (
        <p className="mt-1 -ml-2 flex flex-wrap gap-1">
          {onAnswer && (
            <Button size="s" variant="plain" icon={Reply} className="min-h-10" onClick={onAnswer}>
              {t('letters.answer')}
            </Button>
          )}
          {mayPrint && (
            <a
              href={`/c/${slug}/print/letter?letter=${letter.id}&from=${from}`}
              target="_blank"
              rel="noreferrer"
              className="text-ink-soft hover:text-ink hover:bg-raised rounded-control inline-flex min-h-10 items-center gap-1.5 px-2.5 text-[0.8125rem] font-medium"
            >
              <Printer aria-hidden className="size-[1.15em]" strokeWidth={1.9} /> {t('letters.print')}
            </a>
          )}
        </p>
      )}
    </li>
  )
}
