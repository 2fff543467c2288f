'use client'
import { UserRound } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ArmSign } from '@/components/map/ArmSign'
import { Checkbox } from '@/components/ui/Checkbox'
import { armOf } from '@/lib/campaign/armies/arms'
import { presentFigures } from '../model/marks'
import type { TableSide } from '../useBattle'

/** Figures of a side that are picked together: its units and officers on the board, body by body. */
export function FigurePicker(props: {
  side: TableSide
  units: readonly string[]
  officers: readonly string[]
  onChange: (units: string[], officers: string[]) => void
}) {
  const { side, units, officers, onChange } = props
  const t = useTranslations('battles')
  const toggle = (list: readonly string[], id: string) => (list.includes(id) ? list.filter((each) => each !== id) : [...list, id])
  return (
    <div className="flex flex-col gap-3">
      {presentFigures(side.forces).map((force) => {
        const whole = force.units.every(({ id }) => units.includes(id)) && force.officers.every(({ id }) => officers.includes(id))
        const takeWhole = (all: boolean) => {
          const without = <Row extends { id: string }>(list: readonly string[], rows: readonly Row[]) =>
            list.filter((id) => !rows.some((row) => row.id === id))
          const ids = <Row extends { id: string }>(rows: readonly Row[]) => (all ? rows.map(({ id }) => id) : [])
          onChange([...without(units, force.units), ...ids(force.units)], [...without(officers, force.officers), ...ids(force.officers)])
        }
        return (
          <fieldset key={force.id} className="border-rule rounded-control border p-2.5">
            <legend className="px-1 text-sm font-semibold">{force.name}</legend>
            <Checkbox checked={whole} onChange={takeWhole}>
              <strong>{t('whole')}</strong>
            </Checkbox>
            {force.officers.map((officer) => (
              <Checkbox
                key={officer.id}
                checked={officers.includes(officer.id)}
                onChange={() => onChange([...units], toggle(officers, officer.id))}
              >
                <span className="flex min-h-9 items-center gap-2">
                  <UserRound aria-hidden className="size-4 shrink-0" /> {officer.name}
                </span>
              </Checkbox>
            ))}
            {force.units.map((unit) => (
              <Checkbox key={unit.id} checked={units.includes(unit.id)} onChange={() => onChange(toggle(units, unit.id), [...officers])}>
                <span className="flex min-h-9 items-center gap-2">
                  <ArmSign arm={armOf[unit.kind]} size={16} /> {unit.name}
                </span>
              </Checkbox>
            ))}
          </fieldset>
        )
      })}
    </div>
  )
}
