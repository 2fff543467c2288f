'use client'
import { Hand, Play } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { useRow } from '@/lib/live/client/hooks'

/** Stops this march alone with its own clock, or lets it go on (EP-5). */
export function HoldMarch({ marchId }: { marchId: string }) {
  const t = useTranslations('desk.hold')
  const hold = useRow('holds', `march/${marchId}`)
  const { give, busy } = useGive()
  const thing = { kind: 'march', id: marchId }
  return hold ? (
    <Button
      size="s"
      variant="wait"
      icon={Play}
      keyHint="H"
      busy={busy}
      onClick={() => void give('desk.release', thing, { done: t('released') })}
    >
      {t('release')}
    </Button>
  ) : (
    <Button size="s" icon={Hand} keyHint="H" busy={busy} onClick={() => void give('desk.hold', thing, { done: t('held') })}>
      {t('hold')}
    </Button>
  )
}
