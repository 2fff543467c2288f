'use client'
import { ArrowRight, Swords } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ArmSign } from '@/components/map/ArmSign'
import { armsOf } from '@/components/general/orderModel'
import { useRow, useRows, type LiveRow } from '@/lib/live/client/hooks'
import { useMaster } from '../masterStore'

/** One army in a list: arms, name, strength, what it does. */
export function ArmyLine({ army, withPlace = false }: { army: LiveRow<'armies'>; withPlace?: boolean }) {
  const t = useTranslations('master.selection')
  const state = useRow('states', army.stateId)
  const march = useRows('marches').find((each) => each.armyId === army.id)
  // In its second half a march is already in the sector it enters (MB-MAP-8): the line tells where it came from all the way.
  const sector = useRow('sectors', march?.fromId ?? army.sectorId)
  const target = useRow('sectors', march?.toId)
  const select = useMaster((store) => store.select)
  return (
    <li>
      <button
        type="button"
        onClick={() => select({ kind: 'army', id: army.id })}
        className="rounded-control hover:bg-raised flex min-h-11 w-full items-center gap-2.5 px-1.5 py-1 text-left"
      >
        <span aria-hidden className="h-8 w-1 shrink-0 rounded-full" style={{ background: state?.colour }} />
        <span className="min-w-0 flex-1 leading-tight">
          <span className="block truncate font-medium">{army.name}</span>
          <span className="text-ink-faint flex items-center gap-1 text-[0.8125rem]">
            {army.status === 'battle' && <Swords aria-label={t('battle')} className="text-lost size-3.5" />}
            {withPlace && <span className="truncate">{sector?.name}</span>}
            {march && target && (
              <span className="text-wait inline-flex min-w-0 items-center gap-1">
                <ArrowRight aria-hidden className="size-3.5 shrink-0" />
                <span className="truncate">{target.name}</span>
              </span>
            )}
            {!withPlace && !march && army.status === 'rest' && t('rests')}
          </span>
        </span>
        <span className="text-ink-soft flex gap-0.5">
          {armsOf(army.units).map((arm) => (
            <ArmSign key={arm} arm={arm} size={15} />
          ))}
        </span>
        <span className="figures w-7 text-right font-semibold" title={t('strength')}>
          {army.strength}
        </span>
      </button>
    </li>
  )
}
