'use client'
import { Bell, BellOff, Dices, Pause, Play, SkipForward } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { Chips } from '@/components/ui/Chips'
import { IconButton } from '@/components/ui/IconButton'
import { useEventTime } from '@/lib/live/client/hooks'
import { bellState } from '../bell/bellModel'
import { BellRing } from '../bell/BellRing'
import { useBellSound } from '../bell/useBellSound'
import { nextSide } from '../model/phases'
import { SideColour } from '../SideNames'
import type { TableBattle } from '../useBattle'
import type { BattleCommands } from '../useBattleCommands'

/** Whose turn, how many dice, how long still (EP-20), and the one press that passes the turn on. */
export function TurnBar({ table, commands }: { table: TableBattle; commands: BattleCommands }) {
  const t = useTranslations('battles')
  const { battle, sides, clock, runs } = table
  const now = useEventTime(200)
  const sound = useBellSound(clock, now)
  const side = sides.find((each) => each.id === battle.turnSideId) ?? null
  const next = nextSide(sides, battle.turnSideId)
  const state = clock ? bellState(clock, now) : null
  return (
    <section
      aria-label={t('turn.title')}
      className="bg-panel shadow-panel rounded-panel @container flex flex-wrap items-center gap-x-5 gap-y-3 p-3 sm:p-4"
    >
      {clock && <BellRing turn={clock} className="size-28 sm:size-32" />}
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-ink-soft text-sm font-medium">{t('turn.number', { n: battle.turn })}</p>
        <h2 className="flex items-center gap-2.5 text-2xl leading-tight font-bold sm:text-3xl">
          <SideColour colour={side?.colour ?? null} />
          <span className="[overflow-wrap:anywhere]">{side?.title ?? '—'}</span>
        </h2>
        {side?.dice != null && (
          <p className="mt-1 inline-flex items-center gap-2 text-lg font-semibold">
            <Dices aria-hidden className="text-ink-faint size-5" /> {t('turn.dice', { n: side.dice })}
          </p>
        )}
        {state === 'rung' && (
          <p role="status" className="text-lost mt-1 font-semibold">
            {t('bell.rung')}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
        <IconButton
          icon={sound.on ? Bell : BellOff}
          label={t(sound.on ? 'bell.soundOff' : 'bell.soundOn')}
          pressed={sound.on}
          className="size-13!"
          onClick={sound.toggle}
        />
        {runs && clock && (
          <Button
            size="l"
            icon={clock.ringsAt === null ? Play : Pause}
            busy={commands.busy}
            onClick={() => void commands.bell(clock.ringsAt === null)}
          >
            {t(clock.ringsAt === null ? 'bell.run' : 'bell.stop')}
          </Button>
        )}
        {runs && next && (
          <Button
            size="l"
            variant="press"
            icon={SkipForward}
            busy={commands.busy}
            className="h-auto min-h-16 whitespace-normal max-sm:w-full"
            onClick={() => void commands.turn()}
          >
            {t('turn.pass')}
          </Button>
        )}
      </div>
      {runs && sides.length > 1 && (
        <div className="border-rule flex w-full flex-wrap items-center gap-x-3 gap-y-2 border-t pt-3">
          <span className="eyebrow">{t('turn.order')}</span>
          <Chips
            label={t('turn.already')}
            value={battle.turnSideId}
            onChange={(id) => id && id !== battle.turnSideId && void commands.turn(id)}
            chips={sides.map((each, index) => ({
              id: each.id,
              label: (
                <>
                  <span className="figures">{index + 1}</span> {each.title}
                </>
              ),
            }))}
          />
        </div>
      )}
    </section>
  )
}
