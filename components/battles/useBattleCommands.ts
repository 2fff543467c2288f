'use client'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import type { Fate } from '@/lib/campaign/battles/tables'
import type { Json } from '@/lib/kernel/json'
import type { Answer } from '@/lib/live/protocol'
import type { BattleRow, SideRow } from './model/rows'

type Edge = NonNullable<SideRow['edge']>

/** What is pressed at a table. Each gives its command and resolves when the answer is final; a refusal is told in words. */
export interface BattleCommands {
  busy: boolean
  arrived: (person: string, arrived: boolean) => Promise<Answer>
  cinc: (side: string, person: string | null) => Promise<Answer>
  deputy: (side: string, person: string | null) => Promise<Answer>
  host: (person: string | null) => Promise<Answer>
  place: (place: BattleRow['place']) => Promise<Answer>
  edge: (side: string, edge: Edge) => Promise<Answer>
  joinSides: (side: string, other: string) => Promise<Answer>
  forceEdge: (force: string, edge: Edge) => Promise<Answer>
  open: () => Promise<Answer>
  callOff: () => Promise<Answer>
  begin: () => Promise<Answer>
  turn: (side?: string) => Promise<Answer>
  turnLimit: (seconds: number) => Promise<Answer>
  bell: (run: boolean) => Promise<Answer>
  enter: (force: string, entered: boolean) => Promise<Answer>
  loss: (unit: string) => Promise<Answer>
  overturned: (unit: string, bySide: string) => Promise<Answer>
  wounded: (officer: string) => Promise<Answer>
  saved: (officer: string) => Promise<Answer>
  dispute: (text: string) => Promise<Answer>
  strike: (mark: string) => Promise<Answer>
  leave: (data: { units: string[]; officers: string[]; edge: Edge; to: string }) => Promise<Answer>
  mutiny: (data: { officers: string[]; units: string[]; name?: string }) => Promise<Answer>
  end: (holders: string[], byAgreement: boolean) => Promise<Answer>
  overrule: (outcome: string, fate: Fate | null, reason?: string) => Promise<Answer>
  settle: () => Promise<Answer>
}

export function useBattleCommands(battle: string): BattleCommands {
  const { give, busy } = useGive()
  const t = useTranslations('battles.done')
  return useMemo(() => {
    const say = (type: string, data: Record<string, Json>, done?: string) =>
      give(`battle.${type}`, { battle, ...data }, done ? { done } : {})
    return {
      busy,
      arrived: (person, arrived) => say('arrived', { person, arrived }),
      cinc: (side, person) => say('commander', { side, person }),
      deputy: (side, person) => say('deputy', { side, person }),
      host: (person) => say('host', { person }),
      place: (place) => say('host', { place }),
      edge: (side, edge) => say('setEdge', { side, edge }),
      joinSides: (side, other) => say('joinSides', { side, other }, t('joinSides')),
      forceEdge: (force, edge) => say('setEdge', { force, edge }),
      open: () => say('open', {}, t('open')),
      callOff: () => say('callOff', {}, t('callOff')),
      begin: () => say('begin', {}),
      turn: (side) => say('turn', side === undefined ? {} : { side }),
      turnLimit: (seconds) => say('setTurnLimit', { seconds }),
      bell: (run) => give(run ? 'battleBell.start' : 'battleBell.stop', { battle }),
      enter: (force, entered) => say('enter', { force, entered }),
      loss: (unit) => say('mark', { kind: 'loss', unit }),
      overturned: (unit, bySide) => say('mark', { kind: 'overturned', unit, bySide }),
      wounded: (officer) => say('mark', { kind: 'wounded', officer }),
      saved: (officer) => say('mark', { kind: 'saved', officer }),
      dispute: (text) => say('mark', { kind: 'dispute', text }, t('dispute')),
      strike: (mark) => give('battle.strikeMark', { mark }),
      leave: (data) => say('leave', data, t('leave')),
      mutiny: (data) => say('mutiny', data, t('mutiny')),
      end: (holders, byAgreement) => say('end', { holders, byAgreement }, t('end')),
      overrule: (outcome, fate, reason) => give('battle.overrule', { outcome, fate, ...(reason ? { reason } : {}) }),
      settle: () => say('settle', {}, t('settle')),
    }
  }, [battle, busy, give, t])
}
