'use client'
import { useEffect } from 'react'
import { showTheme, themeWasChosen } from '@/lib/i18n/choose'
import { useRow } from '@/lib/live/client/hooks'

/** A phone in a dark hall: this page is dark whatever the scenario's theme, until its reader chooses one. */
export function useDarkByDefault(): void {
  const theme = useRow('campaign', 'campaign')?.theme
  useEffect(() => {
    if (!themeWasChosen()) showTheme('console')
  }, [theme])
}
