'use client'
import { Flame, HandHelping, Send } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { EmptyState } from '@/components/ui/EmptyState'
import { useSendCommand, type LiveRow } from '@/lib/live/client/hooks'
import type { OpenSheet } from './sheet'
import type { General } from './useGeneral'

type Letter = LiveRow<'letters'>

/** A letter opened by who may read it, or its cover; who holds it hands it on (MB-PUR-7). */
export function MailSheet(props: { letter: Letter; general: General; open: OpenSheet; onClose: () => void }) {
  const { letter, general, open, onClose } = props
  const t = useTranslations('general.mail')
  const send = useSendCommand()
  const { give, busy } = useGive()
  const unopened = letter.mine === 'reader' && letter.readAt === null
  useEffect(() => {
    if (unopened) void send('letter.read', { letter: letter.id })
  }, [unopened, letter.id, send])
  const holds = (letter.mine === 'carrier' || letter.state === 'written') && general.place === 'table'
  const press = async (type: 'letter.deliver' | 'letter.destroy', done: string) => {
    if ((await give(type, { letter: letter.id }, { done })).ok) onClose()
  }
  return (
    <Dialog
      open
      width="m"
      onOpenChange={(next) => !next && onClose()}
      title={letter.mine === 'author' ? t('to', { to: general.addressOf(letter) }) : t('from', { from: letter.authorName })}
      description={letter.mine === 'author' ? undefined : t('to', { to: general.addressOf(letter) })}
      footer={
        holds && (
          <>
            <Button variant="plain" size="l" icon={Flame} busy={busy} onClick={() => void press('letter.destroy', t('destroyed'))}>
              {t('destroy')}
            </Button>
            <Button size="l" icon={HandHelping} busy={busy} className="flex-1" onClick={() => void press('letter.deliver', t('delivered'))}>
              {t('deliver')}
            </Button>
            <Button variant="press" size="l" icon={Send} className="flex-1" onClick={() => open({ kind: 'hand', letterId: letter.id })}>
              {t('hand')}
            </Button>
          </>
        )
      }
    >
      {letter.text === null ? (
        <p className="text-ink-soft text-lg">{t('sealed')}</p>
      ) : (
        <p className="border-press border-l-2 pl-3 text-xl leading-relaxed [overflow-wrap:anywhere] whitespace-pre-line">{letter.text}</p>
      )}
      {letter.mine === 'author' && letter.state === null && (
        <p className="text-ink-faint mt-4 text-sm">
          {letter.carrierName === null ? t('given') : t('givenTo', { name: letter.carrierName })}. {t('unknownFate')}
        </p>
      )}
      {letter.mine === 'reader' && letter.state === 'taken' && (
        <p className="text-ink-faint mt-4 text-sm">{t('takenFrom', { name: letter.carrierName ?? '—' })}</p>
      )}
    </Dialog>
  )
}

/** Officers of one's state who stand where one stands oneself, as far as one knows. */
export function useCouriers(general: General): { id: string; name: string }[] {
  const here = general.me?.officer?.sectorId
  return general.comrades
    .filter(({ officer }) => officer?.status === 'free' && officer.sectorId === here)
    .map(({ id, character }) => ({ id, name: character }))
}

/** To which officer beside him a letter goes. */
export function HandSheet({ letter, general, onClose }: { letter: Letter; general: General; onClose: () => void }) {
  const t = useTranslations('general.mail')
  const { give, busy } = useGive()
  const couriers = useCouriers(general)
  const press = async (courier: string, name: string) => {
    if ((await give('letter.hand', { letter: letter.id, courier }, { done: t('handed', { name }) })).ok) onClose()
  }
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title={t('handTitle')} description={t('handText')}>
      {couriers.length === 0 ? (
        <EmptyState icon={Send} title={t('noCourier')}>
          {t('noCourierText')}
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-2">
          {couriers.map(({ id, name }) => (
            <Button
              key={id}
              size="l"
              busy={busy}
              className="w-full justify-start text-left whitespace-normal"
              onClick={() => void press(id, name)}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
    </Dialog>
  )
}
