'use client'
import { Dices, GraduationCap, Flag, Grid3x3, RotateCcw, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { AppearanceMenu } from '@/components/layout/AppearanceMenu'
import { Button } from '@/components/ui/Button'
import { ConfirmDialog } from '@/components/ui/ConfirmDialog'
import { Dialog } from '@/components/ui/Dialog'
import { IconButton } from '@/components/ui/IconButton'
import { battlefieldOf } from '@/lib/maps/battlefields'
import type { Game } from '@/lib/practice/game'
import { practiceSides } from '@/lib/practice/setup'
import { ONE } from '@/lib/rules/macrobattle/tables'
import { usePractice } from './practiceStore'

/** The head of the practice battle: where it is fought, taking back, dice, hints, ending it. */
export function PracticeHeader({ game }: { game: Game }) {
  const t = useTranslations('practice')
  const locale = useLocale() === 'en' ? 'en' : 'ru'
  const { undo, quick, setQuick, setGuided, leave, trouble } = usePractice()
  const [asks, setAsks] = useState<'again' | 'end' | null>(null)
  const ended = game.state.battle[ONE.battle]!.phase === 'ended'
  const { guided } = game.choice
  return (
    <header className="bg-panel border-rule sticky top-0 z-20 flex flex-wrap items-center gap-x-2 gap-y-1 border-b px-3 py-1.5">
      <Grid3x3 aria-hidden className="text-press size-5 shrink-0 max-sm:hidden" strokeWidth={2} />
      <div className="min-w-0 flex-1">
        <p className="eyebrow truncate">{t('title')}</p>
        <h1 className="truncate text-base leading-tight font-bold">{battlefieldOf(game.choice.map)!.title[locale]}</h1>
      </div>
      <Button icon={Undo2} disabled={!game.mayUndo} onClick={undo} aria-label={t('undo')}>
        <span className="max-sm:sr-only">{t('undo')}</span>
      </Button>
      <IconButton icon={Dices} label={quick ? t('shown') : t('quick')} pressed={!quick} onClick={() => setQuick(!quick)} />
      <IconButton icon={GraduationCap} label={guided ? t('guideOff') : t('guideOn')} pressed={guided} onClick={() => setGuided(!guided)} />
      {!ended && <IconButton icon={Flag} label={t('giveUp')} onClick={() => setAsks('end')} />}
      <IconButton icon={RotateCcw} label={t('again')} onClick={() => (ended ? leave() : setAsks('again'))} />
      <AppearanceMenu />
      {trouble === 'noStore' && (
        <p role="alert" className="text-wait w-full text-sm">
          {t('noStore')}
        </p>
      )}
      <ConfirmDialog
        open={asks === 'again'}
        onOpenChange={(open) => setAsks(open ? 'again' : null)}
        title={t('againTitle')}
        description={t('againText')}
        confirm={t('again')}
        variant="lost"
        onConfirm={leave}
      />
      <EndDialog open={asks === 'end'} onClose={() => setAsks(null)} />
    </header>
  )
}

/** Ending before one side is gone: by agreement, with whoever holds the field (MB-END-1). */
function EndDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('practice')
  const act = usePractice((practice) => practice.act)
  const end = (holder: string | null) => {
    act({ command: 'EndByAgreement', data: { holder } }, 'master')
    onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('giveUpTitle')}
      description={t('giveUpText')}
      footer={
        <>
          {practiceSides.map((side) => (
            <Button key={side} onClick={() => end(side)}>
              {t(`side.${side}`)}
            </Button>
          ))}
          <Button onClick={() => end(null)}>{t('nobody')}</Button>
        </>
      }
    />
  )
}
