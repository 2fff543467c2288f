'use client'
import { Flag, GraduationCap, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { ConfirmDialog } from '@/components/ui/ConfirmDialog'
import { Dialog } from '@/components/ui/Dialog'
import { IconButton } from '@/components/ui/IconButton'
import type { Game } from '@/lib/practice/game'
import { practiceSides } from '@/lib/practice/setup'
import { ONE } from '@/lib/rules/macrobattle/tables'
import { PracticeHeader } from './PracticeHeader'
import { usePractice } from './practiceStore'

/** The head of the battle of this browser: also hints, ending it, and another one. */
export function LocalHeader({ game }: { game: Game }) {
  const t = useTranslations('practice')
  const { undo, quick, setQuick, setGuided, leave, trouble } = usePractice()
  const [asks, setAsks] = useState<'again' | 'end' | null>(null)
  const ended = game.state.battle[ONE.battle]!.phase === 'ended'
  const { guided } = game.choice
  return (
    <>
      <PracticeHeader map={game.choice.map} mayUndo={game.mayUndo} onUndo={undo} quick={quick} onQuick={setQuick}>
        <IconButton
          icon={GraduationCap}
          label={guided ? t('guideOff') : t('guideOn')}
          pressed={guided}
          onClick={() => setGuided(!guided)}
        />
        {!ended && <IconButton icon={Flag} label={t('giveUp')} onClick={() => setAsks('end')} />}
        <IconButton icon={RotateCcw} label={t('again')} onClick={() => (ended ? leave() : setAsks('again'))} />
      </PracticeHeader>
      {trouble === 'noStore' && (
        <p role="alert" className="bg-wait-wash text-wait px-3 py-1.5 text-sm">
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
    </>
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
