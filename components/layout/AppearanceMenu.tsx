'use client'
import { Languages, Palette, SlidersHorizontal } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { IconButton } from '@/components/ui/IconButton'
import { Menu, type MenuItem } from '@/components/ui/Menu'
import { chooseLocale, chooseTheme } from '@/lib/i18n/choose'
import { locales, themes, type Theme } from '@/lib/i18n/locales'

/** Language and theme of this browser. `extra`: further items of the page's own, such as logging out. */
export function AppearanceMenu({ extra }: { extra?: MenuItem[] }) {
  const t = useTranslations('ui')
  const locale = useLocale()
  const router = useRouter()
  const [theme, setTheme] = useState<Theme | null>(null)
  const shown = theme ?? (typeof document === 'undefined' ? null : (document.documentElement.dataset.theme as Theme))
  return (
    <Menu
      trigger={<IconButton icon={SlidersHorizontal} label={`${t('language')}, ${t('theme')}`} />}
      groups={[
        {
          label: t('language'),
          items: locales.map((each) => ({
            id: each,
            label: t(`languages.${each}`),
            icon: Languages,
            checked: each === locale,
            onSelect: () => {
              chooseLocale(each)
              router.refresh()
            },
          })),
        },
        {
          label: t('theme'),
          items: themes.map((each) => ({
            id: each,
            label: t(`themes.${each}`),
            icon: Palette,
            checked: each === shown,
            onSelect: () => {
              chooseTheme(each)
              setTheme(each)
            },
          })),
        },
        ...(extra && extra.length > 0 ? [{ items: extra }] : []),
      ]}
    />
  )
}
