'use client'
import { Flag, LogOut, Unplug, UserRound, UserRoundX } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '@/components/ui/ConfirmDialog'
import { IconButton } from '@/components/ui/IconButton'
import { SkeletonLines } from '@/components/ui/Skeleton'
import type { PracticePicture, PracticeSeat } from '@/lib/practice/protocol'
import { knownBattle } from '@/lib/rules/macrobattle/known'
import type { BattleGiven } from '../board/play/battleGiven'
import { BattleTable } from '../board/play/BattleTable'
import { usePlay } from '../board/play/usePlay'
import { Ended } from './Ended'
import { Invite } from './Invite'
import { PracticeDice } from './PracticeDice'
import { PracticeHeader } from './PracticeHeader'
import { usePractice } from './practiceStore'
import { useRemote } from './remoteStore'
import { usePracticeWords } from './usePracticeWords'

/** A battle on two devices: the server holds it, this device plays its side. */
export function RemoteView({ seat }: { seat: PracticeSeat }) {
  const t = useTranslations('practice.remote')
  const picture = useRemote((remote) => remote.picture)
  return (
    <div className="flex h-dvh flex-col max-lg:h-auto max-lg:min-h-dvh">
      {picture ? (
        <Battle seat={seat} picture={picture} />
      ) : (
        <main className="p-4" aria-label={t('connecting')}>
          <SkeletonLines lines={8} />
        </main>
      )}
    </div>
  )
}

function useRemoteBattle(picture: PracticePicture): BattleGiven {
  const t = useTranslations('practice.remote')
  const { told, refusal, act, arrange, now } = useRemote()
  const quick = usePractice((practice) => practice.quick)
  const words = usePracticeWords()
  const { seen, side, choice } = picture
  const state = useMemo(() => knownBattle(seen)!, [seen])
  const steps = useMemo(() => told.map((events, index) => ({ key: String(index), events })), [told])
  const timed = choice.clock !== 'off'
  return useMemo(
    () => ({
      ...{ state, words, refusal, act, arrange },
      seat: side,
      odds: true,
      showsDice: !quick,
      told: steps,
      now: timed ? now : null,
      waiting: (id) => t('waiting', { side: words.side(id) }),
    }),
    [state, words, refusal, act, arrange, side, quick, steps, timed, now, t],
  )
}

function Battle({ seat, picture }: { seat: PracticeSeat; picture: PracticePicture }) {
  const t = useTranslations('practice')
  const { undo, leave, surrender, asked, answerDice, connected, trouble } = useRemote()
  const { quick, setQuick } = usePractice()
  const [asks, setAsks] = useState<'leave' | 'surrender' | null>(null)
  const play = usePlay(useRemoteBattle(picture))
  const ended = play.battle.phase === 'ended'
  return (
    <>
      <PracticeHeader
        map={picture.choice.map}
        mayUndo={picture.mayUndo}
        onUndo={undo}
        quick={quick}
        onQuick={setQuick}
        says={<OtherPlayer seat={seat} other={picture.other} />}
      >
        {!ended && <IconButton icon={Flag} label={t('remote.surrender')} onClick={() => setAsks('surrender')} />}
        <IconButton icon={LogOut} label={t('remote.leave')} onClick={() => setAsks('leave')} />
      </PracticeHeader>
      {!connected && (
        <p role="alert" className="bg-wait-wash text-wait flex items-center gap-2 px-3 py-1.5 text-sm font-medium">
          <Unplug aria-hidden className="size-4" /> {t('remote.lost')}
        </p>
      )}
      {connected && trouble && (
        <p role="alert" className="bg-wait-wash text-wait px-3 py-1.5 text-sm font-medium">
          {t(`remote.trouble.${trouble}`)}
        </p>
      )}
      <BattleTable
        play={play}
        above={picture.other === 'awaited' && <Invite code={seat.code} />}
        ended={<Ended play={play} you={picture.side} onAgain={leave} />}
      />
      {asked && <PracticeDice question={asked.question} faces={asked.faces.length} onReply={answerDice} />}
      {(['leave', 'surrender'] as const).map((what) => (
        <ConfirmDialog
          key={what}
          open={asks === what}
          onOpenChange={(open) => setAsks(open ? what : null)}
          title={t(`remote.${what}Title`)}
          description={t(`remote.${what}Text`)}
          confirm={t(`remote.${what}`)}
          variant="lost"
          onConfirm={what === 'leave' ? leave : surrender}
        />
      ))}
    </>
  )
}

/** Whom this device plays for, and whether the other one is there. */
function OtherPlayer({ seat, other }: { seat: PracticeSeat; other: PracticePicture['other'] }) {
  const t = useTranslations('practice')
  const gone = other !== 'here'
  return (
    <p className="text-sm leading-tight max-sm:basis-full sm:mr-2 sm:text-right">
      <span className="font-semibold">{t('remote.playsFor', { side: t(`side.${seat.side}`) })}</span>
      <span className={`inline-flex items-center gap-1 max-sm:ml-3 sm:flex sm:justify-end ${gone ? 'text-wait' : 'text-ink-faint'}`}>
        {gone ? <UserRoundX aria-hidden className="size-4" /> : <UserRound aria-hidden className="size-4" />}
        {gone ? t(other === 'away' ? 'remote.away' : 'remote.waitsOther') : t('remote.code', { code: seat.code })}
      </span>
    </p>
  )
}
