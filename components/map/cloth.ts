/** Relative luminance of `#rrggbb` (WCAG 2.2). */
export function luminance(colour: string): number {
  const channel = (at: number) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/** Ink that reads on a state's cloth: at least 4.5 on any colour. */
export const inkOn = (colour: string): string => (luminance(colour) > 0.1825 ? '#050505' : '#ffffff')
