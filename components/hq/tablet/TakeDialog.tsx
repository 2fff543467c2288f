'use client'
import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog } from '@/components/ui/Dialog'
import type { LiveRow } from '@/lib/live/client/hooks'
import { PinPad } from './PinPad'
import { takeTablet, type TabletFault } from './tabletApi'

/** A name was tapped: its PIN, and the tablet is his (EP-30). */
export function TakeDialog(props: {
  slug: string
  tablet: string
  person: LiveRow<'people'>
  onTaken: (token: string) => void
  onClose: () => void
}) {
  const { slug, tablet, person, onTaken, onClose } = props
  const t = useTranslations('tablet')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<TabletFault | null>(null)
  const { id } = person
  const take = useCallback(
    async (pin: string) => {
      setBusy(true)
      setFault(null)
      const answer = await takeTablet(slug, tablet, id, pin)
      setBusy(false)
      if (typeof answer === 'string') setFault(answer)
      else onTaken(answer.token)
    },
    [slug, tablet, id, onTaken],
  )
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={person.character} description={t('how')}>
      <PinPad busy={busy} error={fault && t(`fault.${fault}`)} onPin={(pin) => void take(pin)} />
    </Dialog>
  )
}
