'use client'
import { Tooltip } from 'radix-ui'
import type { ReactNode } from 'react'
import type { AbstractIntlMessages } from 'use-intl'
import { Toaster } from '@/components/ui/Toaster'
import type { Locale } from '@/lib/i18n/locales'
import { Words } from './Words'

/** What every page stands in: language, hints, toasts. */
export function Providers({ locale, messages, children }: { locale: Locale; messages: AbstractIntlMessages; children: ReactNode }) {
  return (
    <Words locale={locale} messages={messages}>
      <Tooltip.Provider delayDuration={350}>
        {children}
        <Toaster />
      </Tooltip.Provider>
    </Words>
  )
}
