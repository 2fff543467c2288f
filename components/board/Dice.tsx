'use client'
import clsx from 'clsx'
import { useTranslations } from 'use-intl'

const dots: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

/** One die with its face. */
export function Die({ face, size = 34, rolls = false, delay = 0 }: { face: number; size?: number; rolls?: boolean; delay?: number }) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="-12 -12 24 24"
      className={clsx('shrink-0', rolls && 'board-die-rolls')}
      style={rolls ? { animationDelay: `${delay}ms` } : undefined}
    >
      <rect x={-10.5} y={-10.5} width={21} height={21} rx={4} className="board-die" />
      {(dots[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 5.4} cy={y * 5.4} r={2} className="board-die-dot" />
      ))}
    </svg>
  )
}

/** A throw: what it was for and the faces, which settle one after another. */
export function Throw({ purpose, faces, rolls }: { purpose: string; faces: readonly number[]; rolls: boolean }) {
  const t = useTranslations('board')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-ink-soft text-sm">{t.has(`purpose.${purpose}`) ? t(`purpose.${purpose}`) : purpose}</span>
      <span className="sr-only">{faces.join(', ')}</span>
      {faces.map((face, index) => (
        <Die key={index} face={face} rolls={rolls} delay={index * 70} />
      ))}
    </div>
  )
}
