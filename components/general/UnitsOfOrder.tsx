'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { Checkbox } from '@/components/ui/Checkbox'
import { partBody, type Body } from './orderModel'
import type { General } from './useGeneral'

/** Which units of a chosen army march: all, or a part that becomes an army of its own on the road (MB-MAP-9). */
export function UnitsOfOrder({ body, general, onChange }: { body: Body | undefined; general: General; onChange: (body: Body) => void }) {
  const t = useTranslations('general')
  const [opened, setOpened] = useState(false)
  const army = body?.kind === 'army' ? general.mine.find((each) => each.id === body.id) : undefined
  if (!body || !army || army.units.length < 2) return null
  if (!opened) {
    return (
      <Button variant="plain" className="min-h-11" onClick={() => setOpened(true)}>
        {t('order.onlyPart')}
      </Button>
    )
  }
  const chosen = body.unitIds ?? army.units.map(({ id }) => id)
  const toggle = (id: string, on: boolean) => {
    const next = on ? [...chosen, id] : chosen.filter((each) => each !== id)
    if (next.length > 0) onChange(partBody(army, next, general.unitMinutes))
  }
  return (
    <div className="bg-sunken rounded-control my-1 px-3 py-1">
      {army.units.map((unit) => (
        <div key={unit.id} className="min-h-11 py-1">
          <Checkbox checked={chosen.includes(unit.id)} disabled={unit.awayUntil !== null} onChange={(on) => toggle(unit.id, on)}>
            <span className="flex flex-wrap gap-x-2">
              <span className="text-base">{unit.name}</span>
              <span className="text-ink-faint">{unit.awayUntil === null ? t(`unit.${unit.kind}`) : t('armies.away')}</span>
            </span>
          </Checkbox>
        </div>
      ))}
    </div>
  )
}
