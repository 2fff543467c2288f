'use client'
import { Mail, MailCheck, MailX, Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Badge } from '@/components/ui/Badge'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { Panel } from '@/components/ui/Panel'
import { useEventTime, useRow, useRows, type LiveRow } from '@/lib/live/client/hooks'
import { ReasonField } from '../../ReasonField'

const TEN_MINUTES = 600_000

/** Letters on their way between tables and HQ: the master marks them delivered, delays or loses them (EP-31). */
export function LettersSection() {
  const t = useTranslations('evening')
  const hq = useRow('campaign', 'campaign')?.hqLabel ?? ''
  const { give, busy } = useGive()
  const now = useEventTime(10_000)
  const letters = useRows('dispatches').filter((letter) => letter.state === 'underway')
  const [lost, setLost] = useState<LiveRow<'dispatches'> | null>(null)
  if (letters.length === 0) return null
  return (
    <Panel
      title={t('letters.underway')}
      icon={Mail}
      mark={<span className="figures text-ink-soft text-sm">{letters.length}</span>}
      bodyClassName=""
    >
      <ul className="divide-rule divide-y">
        {letters.map((letter) => (
          <li key={letter.id} className="px-3 py-2">
            <p className="flex items-baseline justify-between gap-2 text-sm">
              <strong>{t(`letters.${letter.way}`, { table: letter.tableName, hq })}</strong>
              {letter.courierId !== null && <Badge tone="plain">{t('carry.taken')}</Badge>}
            </p>
            <p className="line-clamp-3 leading-snug [overflow-wrap:anywhere]">{letter.cardId === null ? letter.text : t('letters.card')}</p>
            <div className="mt-1.5 flex flex-wrap gap-1.5">
              <Button size="s" icon={MailCheck} disabled={busy} onClick={() => void give('hq.deliverDispatch', { dispatch: letter.id })}>
                {t('carry.deliver')}
              </Button>
              <Button
                size="s"
                variant="plain"
                disabled={busy}
                onClick={() =>
                  void give('hq.delayDispatch', { dispatch: letter.id, at: Math.max(now, letter.arrivesAt ?? now) + TEN_MINUTES })
                }
              >
                {t('letters.delay')}
              </Button>
              {letter.cardId === null && (
                <a
                  href={`print/letter?letter=${letter.id}`}
                  target="_blank"
                  rel="noreferrer"
                  className="text-press inline-flex min-h-8 items-center gap-1.5 px-2 text-[0.8125rem] font-medium underline"
                >
                  <Printer aria-hidden className="size-4" /> {t('letters.print')}
                </a>
              )}
              {letter.cardId === null && (
                <Button size="s" variant="plain" icon={MailX} onClick={() => setLost(letter)}>
                  {t('letters.lose')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {lost && <LoseDialog letter={lost} onClose={() => setLost(null)} />}
    </Panel>
  )
}

function LoseDialog({ letter, onClose }: { letter: LiveRow<'dispatches'>; onClose: () => void }) {
  const t = useTranslations('evening')
  const ui = useTranslations('ui')
  const { give, busy } = useGive()
  const [reason, setReason] = useState('')
  const press = async () => {
    const answer = await give('hq.loseDispatch', { dispatch: letter.id, reason })
    if (answer.ok) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('letters.loseTitle')}
      description={t('letters.loseText')}
      footer={
        <>
          <Button variant="plain" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button variant="lost" busy={busy} disabled={reason === ''} onClick={() => void press()}>
            {t('letters.lose')}
          </Button>
        </>
      }
    >
      <ReasonField onChange={setReason} />
    </Dialog>
  )
}
