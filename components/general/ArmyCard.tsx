'use client'
import clsx from 'clsx'
import { ChevronRight, Footprints, MapPin, Swords, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Composition } from './Composition'
import { MarchBar } from './MarchBar'
import type { ArmyWithId, MarchWithId } from './orderModel'
import type { General } from './useGeneral'

const statusIcons: Record<ArmyWithId['status'], LucideIcon> = { rest: MapPin, march: Footprints, battle: Swords }

/** An army at a glance: strength is the largest thing; the whole card is one place to press. */
export function ArmyCard({ army, general, onOpen }: { army: ArmyWithId; general: General; onOpen: () => void }) {
  const t = useTranslations('general')
  const march = general.marches.find((each) => each.armyId === army.id)
  return (
    <button
      type="button"
      onClick={onOpen}
      className={clsx(
        'bg-panel shadow-panel rounded-panel hover:bg-raised flex w-full flex-col gap-2.5 p-3.5 text-left transition-colors',
        army.status === 'battle' && 'outline-lost outline-2 -outline-offset-2',
      )}
    >
      <span className="flex w-full items-center gap-3">
        {army.strength !== null && (
          <span className="bg-sunken rounded-control flex min-w-16 flex-col items-center px-2 py-1.5">
            <span className="figures text-3xl leading-none font-bold">{army.strength}</span>
            <span className="text-ink-faint mt-0.5 text-xs">{t('armies.units', { n: army.strength })}</span>
          </span>
        )}
        <span className="min-w-0 flex-1">
          <span className="block text-lg leading-tight font-bold [overflow-wrap:anywhere]">{army.name}</span>
          <Place army={army} march={march} general={general} />
        </span>
        <ChevronRight aria-hidden className="text-ink-faint size-5 shrink-0" />
      </span>
      {march && <MarchBar march={march} name={general.sectorName} />}
      <Composition units={army.units} />
      {!army.mayCommand && (
        <span className="text-ink-soft text-sm">
          {general.personName(army.generalId)
            ? t('armies.notYours', { name: general.personName(army.generalId)! })
            : t('armies.masterCommands')}
        </span>
      )}
    </button>
  )
}

function Place({ army, march, general }: { army: ArmyWithId; march: MarchWithId | undefined; general: General }) {
  const t = useTranslations('general')
  const Icon = statusIcons[army.status]
  return (
    <span
      className={clsx(
        'mt-0.5 flex items-center gap-1.5 text-[0.9375rem]',
        army.status === 'battle' ? 'text-lost font-semibold' : 'text-ink-soft',
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {army.status === 'battle'
        ? t('armies.battle', { sector: general.sectorName(army.sectorId) })
        : army.status === 'march'
          ? march
            ? t('status.march')
            : t('armies.at', { sector: general.sectorName(army.sectorId) })
          : t('armies.at', { sector: general.sectorName(army.sectorId) })}
    </span>
  )
}
