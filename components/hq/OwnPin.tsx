'use client'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { PinDialog } from '@/components/watch/PinDialog'
import { useLiveClient, useRow } from '@/lib/live/client/hooks'

/** Sets one's own PIN for the shared tablet (EP-30), from one's own phone. */
export function OwnPin() {
  const t = useTranslations('tablet')
  const me = useRow('me', 'me')
  const slug = useLiveClient()?.slug
  const [open, setOpen] = useState(false)
  if (!slug || !me?.roles.includes('volunteer') || me.roles.includes('master') || me.roles.includes('auditor')) return null
  return (
    <>
      <Button size="s" variant="plain" icon={KeyRound} onClick={() => setOpen(true)}>
        {t('own')}
      </Button>
      {open && <PinDialog slug={slug} person={{ id: me.personId, name: me.character }} own onClose={() => setOpen(false)} />}
    </>
  )
}
