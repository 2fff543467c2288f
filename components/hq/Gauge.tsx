'use client'
import clsx from 'clsx'
import { useTranslations } from 'use-intl'
import type { GaugeBand } from '@/lib/campaign/settings/gauge'
import { arcsOf, gaugeShare } from './gauge'
import { useGauge } from './useGauge'

const tones: Record<GaugeBand['tone'], string> = { calm: 'text-calm', wait: 'text-wait', lost: 'text-lost' }
const radius = 46
/** A point of the half circle; share 0 is on the left, 1 on the right. */
const point = (share: number, r: number): string => {
  const angle = Math.PI * (1 - share)
  return `${(60 + r * Math.cos(angle)).toFixed(2)} ${(58 - r * Math.sin(angle)).toFixed(2)}`
}
const arc = (from: number, to: number) => `M ${point(from, radius)} A ${radius} ${radius} 0 0 1 ${point(to, radius)}`

/** The БЧСометр: a dial of the event's bands and a needle; the band is said in words below it (HQ-RES-10). */
export function Gauge({ value, start }: { value: number; start: number }) {
  const t = useTranslations('hq')
  const { bands, read } = useGauge()
  const { place, name, tone } = read(value, start)
  const arcs = arcsOf(bands)
  // A band without width, such as «некого послать», shows as the lowest arc.
  const lit = arcs.some((each) => each.place === place) ? place : arcs.at(-1)?.place
  return (
    <div className="flex min-w-0 flex-col items-center" role="img" aria-label={`${t('pools.gauge')}: ${name}`}>
      <svg viewBox="8 6 104 58" className="w-full max-w-44" aria-hidden>
        {arcs.map((each) => (
          <path
            key={each.place}
            d={arc(each.from, each.to)}
            fill="none"
            stroke="currentColor"
            strokeWidth={each.place === place ? 10 : 5}
            className={each.place === lit ? tones[tone] : 'text-rule-strong'}
          />
        ))}
        <g
          style={{
            transform: `rotate(${(gaugeShare(value, start) - 0.5) * 180}deg)`,
            transformOrigin: '60px 58px',
            transition: 'transform 600ms ease-out',
          }}
        >
          <path d="M 58 58 L 60 20 L 62 58 Z" className="fill-ink" />
        </g>
        <circle cx="60" cy="58" r="4.5" className="fill-ink" />
      </svg>
      <p className={clsx('text-center text-sm leading-tight font-bold sm:text-base', tones[tone])}>{name}</p>
    </div>
  )
}
