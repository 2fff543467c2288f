'use client'
import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { AboutHelp } from '@/components/hq/AboutHelp'
import { Cost } from '@/components/hq/Cost'
import { WordRing } from '@/components/hq/WordRing'
import type { Hq } from '@/components/hq/useHq'
import { Button } from '@/components/ui/Button'
import { MultiChips } from '@/components/ui/Chips'
import { useEventTime } from '@/lib/live/client/hooks'

/** The open word: who has said it; the master ticks who was in the chorus he heard and says «Прозвучало» (HQ-DEC-9). */
export function WordSection({ announcement, hq }: { announcement: NonNullable<Hq['announcement']>; hq: Hq }) {
  const t = useTranslations('masterPanels')
  const say = useTranslations('hq')
  const { give, busy } = useGive()
  const [heard, setHeard] = useState<string[]>([])
  const now = useEventTime(200)
  const { words, quorum } = announcement
  const counted = [...new Set([...words, ...heard])]
  const seconds = Math.max(0, Math.ceil((announcement.ends - now) / 1000))
  const confirm = () => give('hq.confirmWord', { announcement: announcement.id, names: heard }, { done: t('word.done') })
  const cancel = () => give('hq.cancelAnnouncement', { announcement: announcement.id }, { done: say('answer.cancelled') })
  return (
    <section aria-label={say('word.title')} className="border-press rounded-panel bg-press-wash flex flex-col gap-3 border-2 p-3">
      <div className="flex flex-wrap items-center gap-3">
        <WordRing
          small
          words={words.length}
          quorum={quorum}
          seconds={seconds}
          unit={say('word.secondsLabel')}
          label={say('word.ring', { words: words.length, quorum, seconds })}
        />
        <div className="min-w-0 flex-1 basis-40">
          <p className="text-press flex items-center gap-1.5 text-sm font-semibold">
            <Megaphone aria-hidden className="size-4 shrink-0" /> {say('word.by', { name: announcement.byName })}
          </p>
          <h3 className="text-lg leading-tight font-bold [overflow-wrap:anywhere]">{announcement.cardTitle}</h3>
          <p className="text-ink-soft text-sm leading-snug">
            {announcement.subject.s === 'aggravate' && <strong className="text-lost">{say('word.aggravate')}: </strong>}
            {announcement.wayText}
            <AboutHelp subject={announcement.subject} />
          </p>
        </div>
      </div>
      {announcement.cardId !== null && <Cost cost={announcement.cost} amounts={hq.amounts} />}
      <div className="flex flex-col gap-1.5">
        <p className="flex flex-wrap items-center justify-between gap-2 text-sm font-medium">
          {t('word.whoWasHeard')}
          <Button size="s" variant="plain" onClick={() => setHeard(hq.present.map((person) => person.id))}>
            {t('word.everybody')}
          </Button>
        </p>
        <MultiChips
          label={t('word.whoWasHeard')}
          value={counted}
          onChange={(ids) => setHeard(ids.filter((id) => !words.includes(id)))}
          chips={hq.present.map((person) => ({ id: person.id, label: person.character, disabled: words.includes(person.id) }))}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="press" icon={Megaphone} busy={busy} disabled={counted.length < quorum} onClick={() => void confirm()}>
          {t('word.confirm')} <span className="figures">{say('word.count', { words: counted.length, quorum })}</span>
        </Button>
        <Button variant="plain" disabled={busy} onClick={() => void cancel()}>
          {say('word.cancel')}
        </Button>
      </div>
    </section>
  )
}
