'use client'
import clsx from 'clsx'
import { ChevronRight, Grid3x3, Megaphone, Swords, Trophy, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ScreenHeader } from '@/components/screen/ScreenHeader'
import { useViewer } from '@/components/screen/Viewer'
import { Badge, type Tone } from '@/components/ui/Badge'
import { Moment } from '@/components/ui/Countdown'
import { EmptyState } from '@/components/ui/EmptyState'
import { SkeletonLines } from '@/components/ui/Skeleton'
import { useConnection, useLiveClient, useRow, useRows } from '@/lib/live/client/hooks'
import { battleGroups, battlesOf, type BattleGroup } from '../model/phases'
import type { BattleRow } from '../model/rows'
import { SideNames } from '../SideNames'

const looks: Record<BattleGroup, { icon: LucideIcon; tone: Tone }> = {
  called: { icon: Megaphone, tone: 'wait' },
  running: { icon: Swords, tone: 'press' },
  ended: { icon: Trophy, tone: 'plain' },
}

/** Battles of the campaign: whose commanders are called, which are fought, which are over. A host sees the tables he runs. */
export function BattleList() {
  const t = useTranslations('battles')
  const { ready } = useConnection()
  const viewer = useViewer()
  const master = viewer?.roles.includes('master') ?? false
  const battles = useRows('battles').filter((battle) => master || battle.hostId === viewer?.id)
  return (
    <div className="flex min-h-dvh flex-col">
      <ScreenHeader title={t('title')} icon={Grid3x3} />
      <main className="mx-auto flex w-full max-w-4xl flex-1 flex-col gap-5 p-3 sm:p-5">
        {!ready && <SkeletonLines lines={6} />}
        {ready && battles.length === 0 && (
          <div className="bg-panel shadow-panel rounded-panel">
            <EmptyState icon={Swords} title={t('list.empty')}>
              {t(master ? 'list.emptyText' : 'list.emptyHost')}
            </EmptyState>
          </div>
        )}
        {battleGroups.map((group) => {
          const shown = battlesOf(battles, group)
          return shown.length === 0 ? null : (
            <section key={group} aria-label={t(`list.${group}`)}>
              <h2 className="text-ink-soft mb-2 px-1 text-lg font-semibold">{t(`list.${group}`)}</h2>
              <ul className="flex flex-col gap-2">
                {shown.map((battle) => (
                  <Line key={battle.id} battle={battle} group={group} />
                ))}
              </ul>
            </section>
          )
        })}
      </main>
    </div>
  )
}

function Line({ battle, group }: { battle: BattleRow; group: BattleGroup }) {
  const t = useTranslations('battles')
  const slug = useLiveClient()?.slug
  const sector = useRow('sectors', battle.sectorId)
  const { icon, tone } = looks[group]
  return (
    <li>
      <a
        href={`/c/${slug}/battles/${battle.id}`}
        className={clsx(
          'bg-panel shadow-panel rounded-panel hover:bg-raised flex min-h-20 items-center gap-4 p-4 transition-colors',
          group === 'called' && 'bg-wait-wash',
        )}
      >
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <strong className="text-xl leading-tight [overflow-wrap:anywhere]">{sector?.name}</strong>
            <Badge tone={tone} icon={icon}>
              {t(`phase.${battle.phase}`)}
            </Badge>
          </span>
          <span className="text-ink-soft mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            <SideNames sides={battle.sides} />
            <span className="text-ink-faint text-sm">
              {t(battle.endedAt === null ? 'list.since' : 'list.until')} <Moment at={battle.endedAt ?? battle.startAt} />
            </span>
          </span>
        </span>
        <ChevronRight aria-hidden className="text-ink-faint size-6 shrink-0" />
      </a>
    </li>
  )
}
