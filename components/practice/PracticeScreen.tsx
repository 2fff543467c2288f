'use client'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { SkeletonLines } from '@/components/ui/Skeleton'
import { BattleView } from './BattleView'
import { usePractice } from './practiceStore'
import { StartView } from './StartView'

/** «Учебный бой»: a battle without a campaign, wholly in this browser. */
export function PracticeScreen() {
  const t = useTranslations('practice')
  const { status, game, load } = usePractice()
  useEffect(load, [load])
  if (status === 'loading')
    return (
      <main className="p-4" aria-label={t('title')}>
        <SkeletonLines lines={8} />
      </main>
    )
  return game ? <BattleView game={game} /> : <StartView />
}
