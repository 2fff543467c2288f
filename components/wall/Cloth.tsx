import { inkOn } from '@/components/map/cloth'

/** A state's flag as a plate with its letters: what stands beside its name on the wall. */
export function Cloth({ state }: { state: { short: string; colour: string; name?: string } | undefined }) {
  const { short, colour, name } = state ?? { short: '?', colour: '#777777' }
  return (
    <span
      role="img"
      aria-label={name ?? short}
      className="grid h-[60px] w-[100px] shrink-0 place-items-center rounded-[4px] text-[36px] leading-none font-bold"
      style={{ background: colour, color: inkOn(colour) }}
    >
      {short.slice(0, 3)}
    </span>
  )
}
