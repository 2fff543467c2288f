const narrow = /[ .,:;'’|!iIlіїjftr()1-]/
const wide = /[жшщюыфмШЩЖЮЫФМДмwmWM@—ЂЉЊ]/

/**
 * Width of a text in the map's fonts (Golos Text, Literata; semibold), a little more than real: the layout must hold before a
 * browser has measured anything, and on the server.
 */
export function textWidth(text: string, size: number): number {
  let ems = 0
  for (const char of text) {
    if (narrow.test(char)) ems += 0.42
    else if (wide.test(char)) ems += 0.98
    else if (char !== char.toLowerCase()) ems += 0.82
    else ems += 0.66
  }
  return ems * size
}

/** Breaks a name into at most `most` lines of nearly equal width at its spaces and hyphens. */
export function nameLines(name: string, size: number, wish: number, most = 3): string[] {
  const words = name.split(/\s+/)
  if (words.length === 1 || textWidth(name, size) <= wish) return [name]
  let best = [name]
  for (let lines = 2; lines <= Math.min(most, words.length); lines += 1) {
    best = balanced(words, lines, size)
    if (Math.max(...best.map((line) => textWidth(line, size))) <= wish) break
  }
  return best
}

function balanced(words: string[], lines: number, size: number): string[] {
  if (lines === 1) return [words.join(' ')]
  let best: string[] = [words.join(' ')]
  let width = Infinity
  for (let cut = 1; cut <= words.length - lines + 1; cut += 1) {
    const split = [words.slice(0, cut).join(' '), ...balanced(words.slice(cut), lines - 1, size)]
    const widest = Math.max(...split.map((line) => textWidth(line, size)))
    if (widest < width) {
      width = widest
      best = split
    }
  }
  return best
}
