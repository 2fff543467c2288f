'use client'
import { useTranslations } from 'use-intl'
import { NumberInput } from '@/components/ui/NumberInput'
import { poolIds, type Cost } from '@/lib/campaign/hq/tables'

/** Whole amounts of the three pools; an empty one costs nothing. */
export function CostField(props: { label: string; cost: Cost; error?: string; disabled?: boolean; onChange: (cost: Cost) => void }) {
  const { label, cost, error, onChange } = props
  const t = useTranslations('hq')
  return (
    <fieldset className="min-w-0" disabled={props.disabled}>
      <legend className="text-ink-soft mb-1 text-sm font-medium">{label}</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {poolIds.map((pool) => (
          <div key={pool} className="flex flex-col gap-1">
            <span className="text-ink-faint text-[0.8125rem]">{t(`pools.${pool}`)}</span>
            <NumberInput
              label={`${label}: ${t(`pools.${pool}`)}`}
              value={cost[pool] ?? null}
              placeholder="0"
              aria-invalid={error ? true : undefined}
              onChange={(amount) => {
                const { [pool]: _before, ...others } = cost
                onChange(amount === null || amount === 0 ? others : { ...others, [pool]: amount })
              }}
            />
          </div>
        ))}
      </div>
      {error && <p className="text-lost mt-1 text-[0.8125rem] font-medium">{error}</p>}
    </fieldset>
  )
}
