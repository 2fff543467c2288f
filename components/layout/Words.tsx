'use client'
import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { IntlProvider, useLocale, type AbstractIntlMessages } from 'use-intl'
import { hqWord, withHqWord } from '@/lib/i18n/hqLabel'
import type { Locale } from '@/lib/i18n/locales'
import { useRow } from '@/lib/live/client/hooks'

const Catalogue = createContext<AbstractIntlMessages>({})

/** The catalogue of messages in one language, with the usual word for HQ. */
export function Words({ locale, messages, children }: { locale: Locale; messages: AbstractIntlMessages; children: ReactNode }) {
  return (
    <Catalogue value={messages}>
      <Said word={hqWord(null, locale)} locale={locale}>
        {children}
      </Said>
    </Catalogue>
  )
}

/** Inside a campaign's connection: HQ is called what this event calls it, and at once when a master renames it. */
export function EventWords({ children }: { children: ReactNode }) {
  const locale = useLocale() as Locale
  const label = useRow('campaign', 'campaign')?.hqLabel
  return (
    <Said word={hqWord(label, locale)} locale={locale}>
      {children}
    </Said>
  )
}

function Said({ word, locale, children }: { word: string; locale: Locale; children: ReactNode }) {
  const messages = useContext(Catalogue)
  const said = useMemo(() => withHqWord(messages, word), [messages, word])
  return (
    <IntlProvider locale={locale} messages={said} timeZone="UTC">
      {children}
    </IntlProvider>
  )
}
