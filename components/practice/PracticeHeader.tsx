'use client'
import { Dices, Grid3x3, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { AppearanceMenu } from '@/components/layout/AppearanceMenu'
import { Button } from '@/components/ui/Button'
import { IconButton } from '@/components/ui/IconButton'
import { battlefieldOf } from '@/lib/maps/battlefields'

/** The head of a practice battle: where it is fought, taking back, dice, and what is its own. On a phone the name has a line to itself. */
export function PracticeHeader(props: {
  map: string
  /** Said beside the name of the field. */
  says?: ReactNode
  mayUndo: boolean
  onUndo: () => void
  quick: boolean
  onQuick: (quick: boolean) => void
  children: ReactNode
}) {
  const { map, says, mayUndo, onUndo, quick, onQuick, children } = props
  const t = useTranslations('practice')
  const locale = useLocale() === 'en' ? 'en' : 'ru'
  return (
    <header className="bg-panel border-rule sticky top-0 z-30 flex flex-wrap items-center gap-x-1.5 gap-y-1 border-b px-3 py-1.5">
      <Grid3x3 aria-hidden className="text-press size-5 shrink-0 max-sm:hidden" strokeWidth={2} />
      <div className="flex min-w-0 flex-1 items-baseline gap-x-2.5 max-sm:basis-full sm:block">
        <p className="eyebrow shrink-0 truncate">{t('title')}</p>
        <h1 className="min-w-0 truncate text-base leading-tight font-bold">{battlefieldOf(map)!.title[locale]}</h1>
      </div>
      {says}
      <Button icon={Undo2} disabled={!mayUndo} onClick={onUndo} className="max-sm:mr-auto">
        <span className="max-sm:sr-only">{t('undo')}</span>
      </Button>
      <IconButton icon={Dices} label={quick ? t('shown') : t('quick')} pressed={!quick} onClick={() => onQuick(!quick)} />
      {children}
      <AppearanceMenu />
    </header>
  )
}
