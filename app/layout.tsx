import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { Providers } from '@/components/layout/Providers'
import { loadMessages, requestLocale, requestTheme } from '@/lib/i18n/server'
import './globals.css'

export const metadata: Metadata = { title: { default: 'Ставка', template: '%s · Ставка' }, description: 'Stavka' }
export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' }

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await requestLocale()
  const theme = await requestTheme()
  return (
    // The scenario's theme may be put on <html> after the first paint; React must not take it back.
    <html lang={locale} data-theme={theme ?? 'console'} suppressHydrationWarning>
      <body>
        <Providers locale={locale} messages={loadMessages(locale)}>
          {children}
        </Providers>
      </body>
    </html>
  )
}
