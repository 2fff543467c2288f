'use client'
import { Crosshair } from 'lucide-react'
import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { ChanceList } from '../ChanceList'
import { pointsText } from '../choices'
import { FacingRose } from '../FacingRose'
import { TokenSign } from '../Token'
import { groundKey } from '../useDescribe'
import { Button } from '@/components/ui/Button'
import type { Facing } from '@/lib/rules/macrobattle/tables'
import type { LegalAction } from '@/lib/rules/ruleset'
import type { Play } from './usePlay'

/** The chosen figure: what it is, what it may do here, and the exact chances before any die falls. */
export function ChosenPanel({ play }: { play: Play }) {
  const t = useTranslations('board.play')
  const b = useTranslations('board')
  const { chosen, state, battle, names, choices, looked, map, actions, act } = play
  const gates = actions.flatMap((action) =>
    action.command === 'OperateGate' && typeof action.data.cell === 'string'
      ? [{ action, cell: action.data.cell, opens: action.data.open === true }]
      : [],
  )
  return (
    <div className="flex flex-col gap-2.5">
      {chosen === null ? (
        <p className="text-ink-soft text-sm">{t('choose')}</p>
      ) : (
        <>
          <div className="flex items-start gap-2.5">
            <TokenSign side={battle.order.indexOf(chosen.sideId)} {...chosen} rank={state.officers[chosen.id]?.rank ?? null} size={44} />
            <div className="min-w-0">
              <p className="leading-tight font-semibold first-letter:uppercase">
                {names.short(chosen.id)}
                {chosen.cell !== null && <span className="text-ink-soft font-normal"> · {chosen.cell}</span>}
              </p>
              <p className="text-ink-soft text-[0.8125rem] leading-snug">{b(`can.${chosen.kind}`)}</p>
            </div>
          </div>
          <Stack play={play} />
          <Strokes play={play} />
          {choices.turns.length > 0 && (
            <FacingRose
              label={t('face')}
              facing={chosen.facing}
              options={
                new Map(
                  choices.turns.map((action) => [action.data.facing as Facing, action.command === 'Turn' ? pointsText(action.cost) : null]),
                )
              }
              onTurn={(facing) => act(choices.turns.find(({ data }) => data.facing === facing)!)}
            />
          )}
          <Companions play={play} />
          <div className="flex flex-wrap gap-2 empty:hidden">
            {choices.others
              .filter(({ command }) => command === 'Dismount' || command === 'RevealSaboteurs')
              .map((action, index) => (
                <Button key={index} size="s" onClick={() => act(action)}>
                  {t(`do.${action.command as 'Dismount'}`)}
                </Button>
              ))}
            <Leaving play={play} />
          </div>
        </>
      )}
      {gates.map(({ action, cell, opens }) => (
        <Button key={`${cell} ${opens}`} size="s" className="self-start" onClick={() => act(action)}>
          {t(opens ? 'do.OperateOpen' : 'do.OperateShut', { cell })}
        </Button>
      ))}
      {looked !== null && (
        <p className="text-ink-faint text-[0.8125rem] leading-snug">
          <span className="figures">{looked}</span> · {b(`terrainText.${groundKey(map, looked)}`)}
        </p>
      )}
    </div>
  )
}

/** Other own figures on the cell of the chosen one. */
function Stack({ play: { chosen, state, names, choose } }: { play: Play }) {
  const t = useTranslations('board.play')
  const others = Object.values(state.figures).filter(
    ({ id, cell, sideId, status }) => status === 'on' && cell === chosen?.cell && sideId === chosen.sideId && id !== chosen.id,
  )
  if (others.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-1.5 text-sm">
      <span className="text-ink-faint">{t('stack')}:</span>
      {others.map(({ id }) => (
        <Button key={id} size="s" variant="plain" onClick={() => choose(id)}>
          {names.short(id)}
        </Button>
      ))}
    </div>
  )
}

/** Shots, bouts and shells: those at the aimed cell, and a battery's in any case. */
function Strokes({ play }: { play: Play }) {
  const t = useTranslations('board.play')
  const { choices, aimed, chancesOf, names, act, odds } = play
  const strokes: readonly LegalAction[] =
    aimed !== null ? choices.cells.get(aimed)! : choices.others.filter(({ command }) => command === 'FireBattery')
  if (strokes.length === 0) return null
  const word = (action: LegalAction): string =>
    action.command === 'FireBattery' && action.data.overshoot === true ? t('do.overshoot') : t(`do.${action.command as 'Shoot'}`)
  return (
    <div className="border-lost/60 rounded-control flex flex-col gap-2.5 border p-2.5">
      {aimed !== null && <p className="text-sm font-semibold">{t('aim', { cell: aimed })}</p>}
      {strokes.map((action, index) => (
        <div key={index} className="flex flex-col gap-1.5">
          {odds && <ChanceList chances={chancesOf(action)} names={names} />}
          <Button variant="lost" icon={Crosshair} onClick={() => act(action)}>
            {word(action)}
            {typeof action.data.target === 'string' && strokes.length > 1 && (
              <span className="truncate">· {names.short(action.data.target)}</span>
            )}
          </Button>
        </div>
      ))}
      {aimed !== null && strokes.length === 1 && <p className="text-ink-faint text-xs">{t('aimHint')}</p>}
    </div>
  )
}

/** By an edge: alone, or with all who stand on it and may go the same way (MB-BAT-EDG-5). */
function Leaving({ play: { choices, actions, act, words } }: { play: Play }) {
  const t = useTranslations('board.play')
  return choices.others
    .filter(({ command }) => command === 'LeaveBattle')
    .map((action) => {
      const { edge, to } = action.data
      const place = words.place(to as string)
      const group = actions
        .filter(({ command, data }) => command === 'LeaveBattle' && data.edge === edge && data.to === to)
        .flatMap(({ data }) => data.figures as string[])
      return (
        <Fragment key={`${edge as string} ${place}`}>
          <Button size="s" onClick={() => act(action)}>
            {t('leaveTo', { to: place })}
          </Button>
          {group.length > 1 && (
            <Button size="s" onClick={() => act({ command: 'LeaveBattle', data: { ...action.data, figures: group } })}>
              {t('leaveTogether', { to: place, n: group.length })}
            </Button>
          )}
        </Fragment>
      )
    })
}

/** Officers who go along with what the chosen figure does next. */
function Companions({ play: { companions, company, accompany, names } }: { play: Play }) {
  const t = useTranslations('board.play')
  if (companions.length === 0) return null
  return (
    <div role="group" aria-label={t('company')} className="flex flex-wrap items-center gap-1.5 text-sm">
      <span className="text-ink-faint">{t('company')}:</span>
      {companions.map(({ id }) => (
        <Button
          key={id}
          size="s"
          variant={company.includes(id) ? 'press' : 'quiet'}
          aria-pressed={company.includes(id)}
          onClick={() => accompany(id)}
        >
          {names.short(id)}
        </Button>
      ))}
    </div>
  )
}
