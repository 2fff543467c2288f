'use client'
import { CalendarClock, Pencil, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { Countdown } from '@/components/ui/Countdown'
import { Dialog } from '@/components/ui/Dialog'
import { IconButton } from '@/components/ui/IconButton'
import { Panel } from '@/components/ui/Panel'
import { useRow, useRows, useView, type LiveRow } from '@/lib/live/client/hooks'
import { useMomentField } from './MomentField'
import { SpreadDialog } from './SpreadDialog'

/** Cards that open by themselves at their moment: a plan that the master makes, changes and cancels card by card (EP-21). */
export function OpeningsSection() {
  const t = useTranslations('hqDesk')
  const { give, busy } = useGive()
  const cards = useView('cards')
  const planned = [...useRows('openings')].sort((a, b) => a.at - b.at)
  const runs = useRow('clock', 'clock')?.status === 'running'
  const [spreading, setSpreading] = useState(false)
  const [moved, setMoved] = useState<LiveRow<'openings'> | null>(null)
  const titleOf = (id: string) => cards[id]?.title ?? ''
  return (
    <Panel
      title={t('openings.title')}
      icon={CalendarClock}
      mark={planned.length > 0 && <span className="figures text-ink-soft text-sm">{planned.length}</span>}
      actions={
        <Button size="s" icon={Plus} disabled={!runs} onClick={() => setSpreading(true)}>
          {t('openings.spread')}
        </Button>
      }
      bodyClassName=""
    >
      {!runs && <p className="text-wait px-3 pt-2.5 text-sm font-medium">{t('openings.clock')}</p>}
      {planned.length === 0 && <p className="text-ink-soft p-3 text-sm leading-snug">{t('openings.none')}</p>}
      <ol className="divide-rule divide-y">
        {planned.map((opening) => (
          <li key={opening.id} className="flex items-start gap-2 px-3 py-2">
            <div className="min-w-0 flex-1">
              <p className="leading-snug font-medium [overflow-wrap:anywhere]">{titleOf(opening.id)}</p>
              <p className="text-ink-soft flex flex-wrap gap-x-2 text-sm">
                <Countdown due={opening.at} icon={false} /> {t(`openings.from.${opening.from}`)}
              </p>
            </div>
            <IconButton
              icon={Pencil}
              size="s"
              disabled={busy || !runs}
              label={t('openings.change', { card: titleOf(opening.id) })}
              onClick={() => setMoved(opening)}
            />
            <IconButton
              icon={X}
              size="s"
              disabled={busy || !runs}
              label={t('openings.cancel', { card: titleOf(opening.id) })}
              onClick={() => void give('hq.planOpening', { card: opening.id, at: null }, { done: t('openings.cancelled') })}
            />
          </li>
        ))}
      </ol>
      {spreading && <SpreadDialog onClose={() => setSpreading(false)} />}
      {moved && <MoveDialog opening={moved} title={titleOf(moved.id)} onClose={() => setMoved(null)} />}
    </Panel>
  )
}

function MoveDialog({ opening, title, onClose }: { opening: LiveRow<'openings'>; title: string; onClose: () => void }) {
  const t = useTranslations('hqDesk')
  const ui = useTranslations('ui')
  const { give, busy } = useGive()
  const { at, field } = useMomentField(opening.at)
  const press = async () => {
    const answer = await give('hq.planOpening', { card: opening.id, at }, { done: t('openings.done') })
    if (answer.ok) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('openings.moveTitle', { card: title })}
      footer={
        <>
          <Button variant="plain" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button variant="press" busy={busy} disabled={at === null} onClick={() => void press()}>
            {t('openings.yes')}
          </Button>
        </>
      }
    >
      {field(t('openings.at'))}
    </Dialog>
  )
}
