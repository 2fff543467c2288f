import clsx from 'clsx'

/** Places of the pips on a face of 3 × 3. */
const pips: Record<number, readonly number[]> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
}

/** A die as it lies; one that was thrown again is crossed out. */
export function CeremonyDie({ face, stands }: { face: number; stands: boolean }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'relative grid shrink-0 grid-cols-3 rounded-[18%] border-[5px] p-[0.1em]',
        stands ? 'border-ink bg-panel animate-rise size-[1em]' : 'border-rule-strong text-ink-faint size-[0.7em]',
      )}
    >
      {Array.from({ length: 9 }, (_, place) => (
        <span key={place} className="grid place-items-center">
          {(pips[face] ?? []).includes(place) && <span className="size-[72%] rounded-full bg-current" />}
        </span>
      ))}
      {!stands && <span className="bg-lost absolute top-1/2 left-[-12%] h-[6px] w-[124%] -rotate-45" />}
    </span>
  )
}
