'use client'
import clsx from 'clsx'
import { ChevronRight, Mail, MailOpen, Rabbit } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { EmptyState } from '@/components/ui/EmptyState'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useSentence } from '@/lib/i18n/useSentence'
import { useEventTime, useSendCommand, type LiveRow } from '@/lib/live/client/hooks'
import type { OpenSheet, Sheet } from './sheet'
import { PursuitWindow } from './PursuitSheet'
import type { General } from './useGeneral'

type Letter = LiveRow<'notices'>

/** Tells the server that a letter has reached this device; it waits there until it is read (DESIGN §6). */
export function useDelivery(letters: readonly Letter[]): void {
  const send = useSendCommand()
  const told = useRef(new Set<string>())
  useEffect(() => {
    for (const letter of letters) {
      if (letter.deliveredAt !== null || told.current.has(letter.id)) continue
      told.current.add(letter.id)
      void send('notice.delivered', { notice: letter.id }).then((answer) => {
        if (!answer.ok && answer.kind !== 'rule') told.current.delete(letter.id)
      })
    }
  }, [letters, send])
}

/** What a letter says, from the catalogue of notices. */
export function useLetterText(): (letter: Letter) => string {
  const sentence = useSentence('notices')
  const t = useTranslations('general')
  return (letter) => sentence(letter.kind, letter.params) ?? t('letters.unknown')
}

/** Letters to this person, newest first; one that is not read yet stands out by its picture, its weight and a word. `quiet`: none is none. */
export function LettersTab({ letters, quiet, open }: { letters: readonly Letter[]; quiet: boolean; open: OpenSheet }) {
  const t = useTranslations('general')
  const text = useLetterText()
  const now = useEventTime(60_000)
  const format = useEventFormat()
  if (letters.length === 0 && quiet) return null
  if (letters.length === 0) {
    return (
      <div className="bg-panel shadow-panel rounded-panel">
        <EmptyState icon={Mail} title={t('letters.empty')}>
          {t('letters.emptyText')}
        </EmptyState>
      </div>
    )
  }
  return (
    <ol className="flex flex-col gap-2">
      {letters.map((letter) => {
        const fresh = letter.readAt === null
        const Icon = fresh ? Mail : MailOpen
        return (
          <li key={letter.id}>
            <button
              type="button"
              onClick={() => open({ kind: 'letter', letterId: letter.id })}
              className={clsx(
                'rounded-panel shadow-panel flex min-h-16 w-full items-center gap-3 p-3.5 text-left',
                fresh ? 'bg-wait-wash' : 'bg-panel',
              )}
            >
              <Icon aria-hidden className={clsx('size-6 shrink-0', fresh ? 'text-wait' : 'text-ink-faint')} />
              <span className="min-w-0 flex-1">
                <span className={clsx('line-clamp-3 leading-snug [overflow-wrap:anywhere]', fresh ? 'font-bold' : 'text-ink-soft')}>
                  {text(letter)}
                </span>
                <span className="text-ink-faint mt-0.5 block text-sm">
                  {fresh && <strong className="text-wait">{t('letters.new')} · </strong>}
                  {t('letters.at', { time: format.moment(letter.at, now) })}
                </span>
              </span>
              <ChevronRight aria-hidden className="text-ink-faint size-5 shrink-0" />
            </button>
          </li>
        )
      })}
    </ol>
  )
}

/** A letter opened: only the press of «Понятно» counts as read (EP-43). */
export function LetterSheet(props: { letter: Letter; general: General; open: OpenSheet; onClose: () => void }) {
  const { letter, general, open, onClose } = props
  const t = useTranslations('general')
  const text = useLetterText()
  const send = useSendCommand()
  const now = useEventTime(60_000)
  const format = useEventFormat()
  const read = () => {
    if (letter.readAt === null) void send('notice.read', { notice: letter.id })
  }
  const close = () => {
    read()
    onClose()
  }
  // What the notice leads to: the letter it announces, or the pursuit it may lead to (MB-PUR-1).
  const mail = general.mail.find((each) => each.id === letter.params.letterId)
  const suspicion = general.suspicions.find((each) => each.id === letter.params.suspicionId)
  const follow = (sheet: Sheet) => {
    read()
    open(sheet)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('letters.at', { time: format.moment(letter.at, now) })}
      footer={
        <>
          {mail && (
            <Button size="l" icon={MailOpen} className="flex-1" onClick={() => follow({ kind: 'mail', letterId: mail.id })}>
              {t('letters.open')}
            </Button>
          )}
          {suspicion && !suspicion.pursued && (
            <Button size="l" icon={Rabbit} className="flex-1" onClick={() => follow({ kind: 'pursuit', suspicionId: suspicion.id })}>
              {t('pursuit.button')}
            </Button>
          )}
          <Button variant="press" size="l" className="flex-1" onClick={close}>
            {t('letters.got')}
          </Button>
        </>
      }
    >
      <p className="text-xl leading-snug text-pretty whitespace-pre-line">{text(letter)}</p>
      {suspicion && <PursuitWindow suspicion={suspicion} general={general} />}
      {letter.readAt !== null && (
        <p className="text-ink-faint mt-3 text-sm">{t('letters.read', { time: format.moment(letter.readAt, now) })}</p>
      )}
    </Dialog>
  )
}
