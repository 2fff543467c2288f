import { armSigns } from './armSigns'
import type { Arm } from '@/lib/campaign/armies/arms'

/** The sign of an arm of service, in a text or on a flag. */
export function ArmSign({ arm, size = 16, x, y, label }: { arm: Arm; size?: number; x?: number; y?: number; label?: string }) {
  return (
    <svg
      x={x}
      y={y}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={armSigns[arm]} fill="none" stroke="currentColor" strokeWidth={1.5} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
