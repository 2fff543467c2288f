'use client'
import clsx from 'clsx'
import { useTranslations } from 'use-intl'
import { gaugeBand, gaugeBands, gaugeShare, type GaugeBand } from './gauge'

const tones: Record<GaugeBand, string> = { ready: 'text-calm', worn: 'text-wait', limit: 'text-lost', none: 'text-lost' }
const radius = 46
/** A point of the half circle; share 0 is on the left, 1 on the right. */
const point = (share: number, r: number): string => {
  const angle = Math.PI * (1 - share)
  return `${(60 + r * Math.cos(angle)).toFixed(2)} ${(58 - r * Math.sin(angle)).toFixed(2)}`
}
const arc = (from: number, to: number) => `M ${point(from, radius)} A ${radius} ${radius} 0 0 1 ${point(to, radius)}`
const bands: [from: number, to: number, band: GaugeBand][] = [
  [0.008, 0.322, 'limit'],
  [0.345, 0.655, 'worn'],
  [0.678, 0.992, 'ready'],
]

/** The БЧСометр: a dial of three bands and a needle; the band is said in words below it (HQ-RES-10). */
export function Gauge({ value, start }: { value: number; start: number }) {
  const t = useTranslations('hq')
  const band = gaugeBand(value, start)
  const share = gaugeShare(value, start)
  return (
    <div className="flex min-w-0 flex-col items-center" role="img" aria-label={`${t('pools.gauge')}: ${t(`pools.band.${band}`)}`}>
      <svg viewBox="8 6 104 58" className="w-full max-w-44" aria-hidden>
        {bands.map(([from, to, each]) => (
          <path
            key={each}
            d={arc(from, to)}
            fill="none"
            stroke="currentColor"
            strokeWidth={each === band ? 10 : 5}
            className={clsx(each === band || (band === 'none' && each === 'limit') ? tones[each] : 'text-rule-strong')}
          />
        ))}
        <g style={{ transform: `rotate(${(share - 0.5) * 180}deg)`, transformOrigin: '60px 58px', transition: 'transform 600ms ease-out' }}>
          <path d="M 58 58 L 60 20 L 62 58 Z" className="fill-ink" />
        </g>
        <circle cx="60" cy="58" r="4.5" className="fill-ink" />
      </svg>
      <p className={clsx('text-center text-sm leading-tight font-bold sm:text-base', tones[band])}>{t(`pools.band.${band}`)}</p>
      <span className="sr-only">{gaugeBands.indexOf(band) + 1}</span>
    </div>
  )
}
