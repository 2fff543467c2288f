import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inkOn, luminance } from '@/components/map/cloth'

const css = readFileSync('app/styles/themes.css', 'utf8')

/** The tokens of a theme that are plain colours. */
function tokensOf(theme: string): Record<string, string> {
  const block = new RegExp(`\\[data-theme='${theme}'\\] \\{([^}]*)\\}`).exec(css)![1]!
  return Object.fromEntries([...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name!, colour!]))
}
function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

const surfaces = ['ground', 'panel', 'raised', 'sunken']
const inks = ['ink', 'ink-soft', 'ink-faint', 'press', 'wait', 'lost', 'calm']
const pairs: [ink: string, surface: string][] = [
  ...surfaces.flatMap((surface) => inks.map((ink): [string, string] => [ink, surface])),
  ...['press', 'wait', 'lost'].map((tone): [string, string] => [`${tone}-ink`, tone]),
  ...['press', 'wait', 'lost', 'calm'].flatMap((tone): [string, string][] => [
    [tone, `${tone}-wash`],
    ['ink', `${tone}-wash`],
    ['ink-soft', `${tone}-wash`],
  ]),
  ['map-label', 'map-land'],
  ['map-label', 'map-halo'],
  ['map-label', 'map-plate'],
]

describe.each(['console', 'mapRoom'])('theme %s', (theme) => {
  const tokens = tokensOf(theme)

  test('WCAG 2.2 AA: every ink reads on every surface with at least 4.5', () => {
    const poor = pairs.flatMap(([ink, surface]) => {
      const value = contrast(tokens[ink]!, tokens[surface]!)
      return value < 4.5 ? [`${ink} on ${surface}: ${value.toFixed(2)}`] : []
    })
    expect(poor).toEqual([])
  })

  test('WCAG 2.2 AA: frames of controls and the focus ring stand out with at least 3', () => {
    const poor = surfaces.flatMap((surface) =>
      ['rule-strong', 'focus'].flatMap((line) => {
        const value = contrast(tokens[line]!, tokens[surface]!)
        return value < 3 ? [`${line} on ${surface}: ${value.toFixed(2)}`] : []
      }),
    )
    expect(poor).toEqual([])
  })
})

test('letters read on the cloth of any state', () => {
  for (let colour = 0; colour < 0xffffff; colour += 0x0307) {
    const cloth = `#${colour.toString(16).padStart(6, '0')}`
    expect(contrast(inkOn(cloth), cloth)).toBeGreaterThanOrEqual(4.5)
  }
})
