'use client'
import clsx from 'clsx'
import { ArrowUp } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { facings, type Facing } from '@/lib/rules/macrobattle/tables'

const places: readonly (Facing | null)[] = ['NW', 'N', 'NE', 'W', null, 'E', 'SW', 'S', 'SE']

/** The eight ways guns may look, as a rose; each with what turning there costs. */
export function FacingRose(props: {
  label: string
  facing: Facing | null
  options: ReadonlyMap<Facing, string | null>
  onTurn: (facing: Facing) => void
}) {
  const { label, facing, options, onTurn } = props
  const t = useTranslations('board')
  return (
    <div role="group" aria-label={label} className="flex items-center gap-3">
      <div className="grid grid-cols-3 gap-1">
        {places.map((place) =>
          place === null ? (
            <span key="middle" className="size-9" />
          ) : (
            <button
              key={place}
              type="button"
              disabled={!options.has(place) || place === facing}
              aria-label={[t(`facing.${place}`), options.get(place)].filter(Boolean).join(', ')}
              aria-pressed={place === facing}
              onClick={() => onTurn(place)}
              className={clsx(
                'rounded-control relative grid size-9 place-items-center border',
                place === facing
                  ? 'border-press bg-press-wash text-press'
                  : 'border-rule-strong bg-raised text-ink hover:border-press disabled:opacity-35',
              )}
            >
              <ArrowUp aria-hidden className="size-4" style={{ transform: `rotate(${facings.indexOf(place) * 45}deg)` }} />
              {options.get(place) && (
                <span className="figures text-ink-faint absolute right-0.5 bottom-0 text-[0.625rem]">{options.get(place)}</span>
              )}
            </button>
          ),
        )}
      </div>
      <p className="text-ink-soft text-sm">{label}</p>
    </div>
  )
}
