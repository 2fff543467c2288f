import { luminance } from '../map/cloth'

/** Luminance of the signs on tokens, `#fffaf0`. */
const SIGN = luminance('#fffaf0')
/** A sign is read on its token at no less than this contrast (WCAG 2.2). */
const LEAST = 4.5

/** A state's colour `#rrggbb`, as much darker as the light signs on it need. */
export function tokenColour(colour: string): string {
  const channels = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
  const darker = (share: number) =>
    `#${channels
      .map((value) =>
        Math.round(value * share)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`
  for (let share = 1; share > 0; share -= 0.04) {
    const tried = darker(share)
    if ((SIGN + 0.05) / (luminance(tried) + 0.05) >= LEAST) return tried
  }
  return '#000000'
}
