'use client'
import { useTranslations } from 'use-intl'
import { Select } from '@/components/ui/Select'
import type { TableSide } from '../useBattle'
import type { BattleCommands } from '../useBattleCommands'
import { useCandidates } from './useCandidates'

/** Who stands in for the commander of a side, or nobody (EP-9). */
export function DeputySelect({ side, commands }: { side: TableSide; commands: BattleCommands }) {
  const t = useTranslations('battles')
  const candidates = useCandidates(side)
  const nobody = 'nobody'
  return (
    <Select
      label={t('deputyOf', { side: side.title })}
      value={side.deputyId ?? nobody}
      onChange={(id) => void commands.deputy(side.id, id === nobody ? null : id)}
      options={[{ id: nobody, label: t('noDeputy') }, ...candidates]}
    />
  )
}
