'use client'
import { Check, History, TriangleAlert, Undo2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { toast } from 'sonner'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { Chips } from '@/components/ui/Chips'
import { Select } from '@/components/ui/Select'
import { parseLine } from '@/lib/campaign/orders/line/parse'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useEventSentence } from '@/lib/i18n/useEventSentence'
import { useRuleError } from '@/lib/i18n/useRuleError'
import { useEventTime, useRows, useView, type LiveRow } from '@/lib/live/client/hooks'
import { likelyAuthor, momentOfWhen, orderData, whens, type When } from './entry'
import { LineField } from './LineField'
import { ReturnReason } from './ReturnReason'
import { useOrderPreview } from './useOrderPreview'
import { useVocabulary } from './useVocabulary'

const NOBODY = 'nobody'
interface Returned {
  refusal: { code: string; params: Record<string, unknown> } | null
}

/** One line beside the photo (EP-2): what it would do is told while typing, what breaks a rule goes back to its author on Enter. */
export function EntryForm(props: { slug: string; paper: LiveRow<'papers'>; onTyped: () => void; onDone: () => void }) {
  const { slug, paper, onTyped, onDone } = props
  const t = useTranslations('orders.entry')
  const now = useEventTime()
  const format = useEventFormat()
  const rule = useRuleError()
  const { give, busy } = useGive()
  const armies = useView('armies')
  const vocabulary = useVocabulary(paper.stateId)
  const people = useRows('people').filter(
    (person) => person.officer !== null && (paper.stateId === null || person.stateId === paper.stateId),
  )
  const [line, setLine] = useState('')
  const [when, setWhen] = useState<When>('stamp')
  const [author, setAuthor] = useState<string | null>(null)
  const [returning, setReturning] = useState(false)
  const [reason, setReason] = useState('')
  const parsed = useMemo(() => parseLine(line, vocabulary), [line, vocabulary])
  const order = 'order' in parsed ? parsed.order : null
  const authorId = author === NOBODY ? null : (author ?? (order ? likelyAuthor(order, armies) : null))
  // The preview is asked anew when the minute changes, not each second.
  const minute = Math.floor(now / 60_000) * 60_000
  const asked = (at: number) =>
    order && {
      type: 'paper.enter',
      data: { paper: paper.id, ...orderData(order, { now: at, startsAt: format.startsAt, fromNow: when === 'now' }) },
      as: authorId,
      happenedAt: momentOfWhen(when, paper.stampAt, at),
    }
  const preview = useOrderPreview(slug, asked(minute))
  const returned = (preview?.events.find((event) => event.type === 'PaperReturned') ?? null) as Returned | null
  const follows = preview && !returned ? preview.wouldFire : []
  const type = (next: string) => {
    setLine(next)
    onTyped()
  }
  const enter = async (more: boolean) => {
    const command = asked(now)
    if (!command) return
    const answer = await give(command.type, command.data, {}, { as: command.as, happenedAt: command.happenedAt })
    if (!answer.ok) return
    const back = answer.result as { returned?: string; pending?: string }
    if (back.returned) toast.warning(t('wentBack', { number: paper.number }))
    else toast.success(t(back.pending ? 'planned' : 'entered', { number: paper.number }))
    setLine('')
    if (!more) onDone()
  }
  const giveBack = async () => {
    const answer = await give(
      'paper.return',
      { paper: paper.id, reason, author: authorId },
      { done: t('wentBack', { number: paper.number }) },
    )
    if (answer.ok) onDone()
  }
  return (
    <form
      aria-label={t('title', { number: paper.number })}
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void enter(false)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !event.shiftKey) return
        event.preventDefault()
        void enter(true)
      }}
    >
      <LineField key={paper.id} autoFocus value={line} onChange={type} parsed={parsed} vocabulary={vocabulary} />
      <div className="grid gap-3 sm:grid-cols-2">
        <div>
          <p className="text-ink-soft mb-1 text-sm font-medium">{t('when')}</p>
          <Chips
            label={t('when')}
            value={when}
            chips={whens.map((id) => ({ id, label: id === 'stamp' ? t('stamp', { time: format.moment(paper.stampAt, now) }) : t(id) }))}
            onChange={(next) => next && setWhen(next)}
          />
        </div>
        <div>
          <p className="text-ink-soft mb-1 text-sm font-medium">{t('author')}</p>
          <Select
            label={t('author')}
            value={authorId ?? NOBODY}
            onChange={setAuthor}
            options={[{ id: NOBODY, label: t('master') }, ...people.map((person) => ({ id: person.id, label: person.character }))]}
          />
        </div>
      </div>
      <div role="status" className="min-h-6">
        {returned?.refusal && (
          <p className="text-lost flex items-start gap-2 font-medium">
            <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
            {t('breaks', { rule: rule(returned.refusal.code, returned.refusal.params) })}
          </p>
        )}
        {follows.length > 0 && <Follows items={follows} onFromNow={when === 'now' ? null : () => setWhen('now')} />}
      </div>
      {returning && <ReturnReason onChange={setReason} />}
      <div className="flex flex-wrap items-center gap-2">
        {!returning && (
          <Button
            type="submit"
            variant={returned ? 'lost' : 'press'}
            icon={returned ? Undo2 : follows.length > 0 ? History : Check}
            busy={busy}
            disabled={order === null}
            keyHint="Enter"
          >
            {t(returned ? 'returnByRule' : follows.length > 0 ? 'backdate' : 'enter')}
          </Button>
        )}
        {!returning && !returned && (
          <Button disabled={order === null || busy} keyHint="⇧Enter" onClick={() => void enter(true)}>
            {t('more')}
          </Button>
        )}
        <Button
          variant={returning ? 'lost' : 'plain'}
          icon={Undo2}
          disabled={busy || (returning && reason === '')}
          onClick={() => (returning ? void giveBack() : setReturning(true))}
        >
          {t('return')}
        </Button>
        {returning && (
          <Button variant="plain" onClick={() => setReturning(false)}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** The half has already passed: what follows at once (EP-1), and the way out. */
function Follows({ items, onFromNow }: { items: { at: number; events: { type: string }[] }[]; onFromNow: (() => void) | null }) {
  const t = useTranslations('orders.entry')
  const format = useEventFormat()
  const sentence = useEventSentence()
  const lines = items.flatMap((item) =>
    item.events.flatMap((event) => {
      const text = sentence(event)
      return text === null ? [] : [{ at: item.at, text }]
    }),
  )
  return (
    <div className="border-wait bg-wait-wash rounded-control border p-2.5">
      <p className="text-wait font-semibold">{t('follows')}</p>
      <ul className="mt-1 text-sm">
        {lines.slice(0, 6).map((line, index) => (
          <li key={index} className="flex gap-2">
            <time className="figures shrink-0 font-semibold">{format.moment(line.at)}</time>
            <span className="[overflow-wrap:anywhere]">{line.text}</span>
          </li>
        ))}
      </ul>
      {onFromNow && (
        <Button size="s" className="mt-2" onClick={onFromNow}>
          {t('fromNow')}
        </Button>
      )}
    </div>
  )
}
