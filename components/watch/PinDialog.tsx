'use client'
import { useState } from 'react'
import { toast } from 'sonner'
import { useTranslations } from 'use-intl'
import { PinPad } from '@/components/hq/tablet/PinPad'
import { Dialog } from '@/components/ui/Dialog'
import { setPin } from './watchApi'

/** A new PIN for HQ's tablet, one's own or a volunteer's: typed twice, since what is typed is not seen. */
export function PinDialog(props: {
  slug: string
  person: { id: string; name: string }
  own: boolean
  onClose: () => void
  onSet?: () => void
}) {
  const { slug, person, own, onClose, onSet } = props
  const t = useTranslations('tablet')
  const [first, setFirst] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<'differ' | 'offline' | null>(null)
  const typed = async (pin: string) => {
    setFault(null)
    if (first === null) return setFirst(pin)
    setFirst(null)
    if (first !== pin) return setFault('differ')
    setBusy(true)
    const done = await setPin(slug, person.id, pin)
    setBusy(false)
    if (!done) return setFault('offline')
    toast.success(t('pinSet', { name: person.name }))
    onSet?.()
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={own ? t('ownPin') : t('pinOf', { name: person.name })}
      description={t(own ? 'ownPinText' : 'pinOfText')}
    >
      <p className="mb-3 text-center text-lg font-semibold" aria-live="polite">
        {t(first === null ? 'newPin' : 'again')}
      </p>
      <PinPad key={first === null ? 'first' : 'again'} busy={busy} error={fault && t(`fault.${fault}`)} onPin={(pin) => void typed(pin)} />
    </Dialog>
  )
}
