'use client'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { SkeletonLines } from '@/components/ui/Skeleton'
import { BattleView } from './BattleView'
import { usePractice } from './practiceStore'
import { RemoteView } from './RemoteView'
import { useRemote } from './remoteStore'
import { StartView } from './StartView'

/** «Учебный бой»: a battle without a campaign, in this browser or on two devices. `code`: the battle that a link leads to. */
export function PracticeScreen({ code }: { code: string | null }) {
  const t = useTranslations('practice')
  const { status, game, begun, load } = usePractice()
  const { seat, join } = useRemote()
  useEffect(load, [load])
  useEffect(() => {
    if (code !== null) join(code)
  }, [code, join])
  if (status === 'loading')
    return (
      <main className="p-4" aria-label={t('title')}>
        <SkeletonLines lines={8} />
      </main>
    )
  if (seat) return <RemoteView seat={seat} />
  // Who follows a link to a battle is not shown the one that lies in his browser.
  return game && (code === null || begun) ? <BattleView game={game} /> : <StartView />
}
