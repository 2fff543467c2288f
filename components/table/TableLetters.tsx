'use client'
import { Mail, PenLine } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LetterDialog, type LetterDraft } from '@/components/hq/LetterDialog'
import { Letter } from '@/components/hq/LettersPanel'
import { Button } from '@/components/ui/Button'
import { useRows, type LiveRow } from '@/lib/live/client/hooks'

/** Letters between this table and HQ; a courier carries them (HQ-COU-1, EP-31). */
export function TableLetters({ table }: { table: LiveRow<'gameTables'> }) {
  const t = useTranslations('evening')
  const letters = [...useRows('dispatches')].filter((letter) => letter.tableId === table.id && letter.text !== null).reverse()
  const [draft, setDraft] = useState<LetterDraft | null>(null)
  return (
    <section aria-label={t('letters.title')} className="border-rule border-t pt-3">
      <div className="flex items-center justify-between gap-2">
        <h3 className="flex items-center gap-2 font-semibold">
          <Mail aria-hidden className="text-ink-faint size-4" /> {t('letters.title')}
        </h3>
        <Button size="s" icon={PenLine} onClick={() => setDraft({ tableId: table.id, answers: null })}>
          {t('letters.toHqTitle')}
        </Button>
      </div>
      <ul className="divide-rule -mx-3 mt-1 divide-y">
        {letters.map((letter) => (
          <Letter
            key={letter.id}
            letter={letter}
            from="table"
            onAnswer={letter.way === 'fromHq' ? () => setDraft({ tableId: table.id, answers: letter.id }) : null}
          />
        ))}
      </ul>
      {draft && <LetterDialog draft={draft} command="hq.sendDispatch" onClose={() => setDraft(null)} />}
    </section>
  )
}
