'use client'
import clsx from 'clsx'

const radius = 44
const gap = 3

/** A ring of as many pieces as words are needed; each word said fills one. Seconds left stand in the middle; `small`: beside other things. */
export function WordRing({
  words,
  quorum,
  seconds,
  label,
  unit,
  small = false,
}: {
  words: number
  quorum: number
  seconds: number
  label: string
  unit: string
  small?: boolean
}) {
  const piece = 100 / quorum
  return (
    <div role="img" aria-label={label} className={clsx('relative shrink-0', small ? 'size-24' : 'size-40 sm:size-48')}>
      <svg viewBox="0 0 100 100" className="size-full -rotate-90" aria-hidden>
        {Array.from({ length: quorum }, (_, index) => (
          <circle
            key={index}
            cx="50"
            cy="50"
            r={radius}
            fill="none"
            strokeWidth="10"
            pathLength={100}
            strokeDasharray={`${piece - gap} ${100 - piece + gap}`}
            strokeDashoffset={-(index * piece + gap / 2)}
            stroke={index < words ? 'var(--press)' : 'var(--rule-strong)'}
            style={{ transition: 'stroke 300ms ease-out' }}
          />
        ))}
      </svg>
      <div className="absolute inset-0 flex flex-col items-center justify-center leading-none" aria-hidden>
        <span className={clsx('figures font-bold', small ? 'text-3xl' : 'text-6xl sm:text-7xl', seconds <= 10 ? 'text-lost' : 'text-ink')}>
          {seconds}
        </span>
        {!small && <span className="text-ink-soft mt-1 text-xs font-medium">{unit}</span>}
      </div>
    </div>
  )
}
