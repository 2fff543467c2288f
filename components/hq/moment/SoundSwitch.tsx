'use client'
import { Volume2, VolumeX } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '@/components/ui/IconButton'
import { setMomentSound, useMomentSound } from './soundSwitch'

const never = () => () => undefined

/** Sound and trembling of decisions on this screen, on or off. */
export function SoundSwitch() {
  const t = useTranslations('moment')
  const remembered = useMomentSound()
  // The server does not know what this screen remembers: the first picture is the same everywhere.
  const here = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const on = here ? remembered : true
  return (
    <IconButton
      icon={on ? Volume2 : VolumeX}
      label={t(on ? 'soundOff' : 'soundOn')}
      className="size-11"
      onClick={() => setMomentSound(!on)}
    />
  )
}
