'use client'
import { useEffect, type ReactNode } from 'react'
import { DiceDialog } from '@/components/dice/DiceDialog'
import { ScreenNumber } from '@/components/screen/ScreenNumber'
import { showTheme, themeWasChosen } from '@/lib/i18n/choose'
import { useConnection, useRow } from '@/lib/live/client/hooks'
import { LiveProvider } from '@/lib/live/client/LiveProvider'
import { RefusedScreen } from './RefusedScreen'
import { EventWords } from './Words'

/**
 * What every live page stands in: the connection, the scenario's theme, the dialog for dice, and the way to the login page when
 * access ended (`refused` shows something else instead). `screen` is the kind of screen the audit names.
 */
export function LiveScreen(props: { slug: string; screen: string; token?: string | null; refused?: ReactNode; children: ReactNode }) {
  const { children, refused, ...connection } = props
  return (
    <LiveProvider {...connection}>
      <ScenarioTheme />
      <EventWords>
        <Gate refused={refused ?? <RefusedScreen />}>{children}</Gate>
        <DiceDialog />
        <ScreenNumber />
      </EventWords>
    </LiveProvider>
  )
}

function Gate({ refused, children }: { refused: ReactNode; children: ReactNode }) {
  const { status } = useConnection()
  return status === 'refused' ? refused : children
}

/** The scenario picks the theme until the person chooses one; what a master arranged for this very screen goes before both (EP-44). */
function ScenarioTheme() {
  const theme = useRow('campaign', 'campaign')?.theme
  const arranged = useRow('screen', 'screen')?.theme ?? null
  useEffect(() => {
    if (arranged) showTheme(arranged)
    else if (theme && !themeWasChosen()) showTheme(theme)
  }, [theme, arranged])
  return null
}
