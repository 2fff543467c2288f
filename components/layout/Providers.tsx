'use client'
import { Tooltip } from 'radix-ui'
import type { ReactNode } from 'react'
import { IntlProvider, type AbstractIntlMessages } from 'use-intl'
import { Toaster } from '@/components/ui/Toaster'
import type { Locale } from '@/lib/i18n/locales'

/** What every page stands in: language, hints, toasts. */
export function Providers({ locale, messages, children }: { locale: Locale; messages: AbstractIntlMessages; children: ReactNode }) {
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="UTC">
      <Tooltip.Provider delayDuration={350}>
        {children}
        <Toaster />
      </Tooltip.Provider>
    </IntlProvider>
  )
}
