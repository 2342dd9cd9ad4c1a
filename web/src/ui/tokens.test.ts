import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrastRatio } from './contrast.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

function readColours(theme: 'light' | 'dark'): Map<string, string> {
  const colours = new Map<string, string>()
  for (const [, name = '', value = ''] of css.matchAll(/--color-([a-z-]+):\s*([^;]+);/g)) {
    const both = /light-dark\((#[0-9a-f]{6,8}),\s*(#[0-9a-f]{6,8})\)/.exec(value)
    const colour = both ? both[theme === 'light' ? 1 : 2] : value.trim()
    if (colour?.startsWith('#')) colours.set(name, colour)
  }
  return colours
}

const grounds = ['canvas', 'surface', 'sunken', 'selected', 'raised']
const textPairs: [text: string, grounds: string[]][] = [
  ['ink', [...grounds, 'accent-soft']],
  ['muted', [...grounds, 'accent-soft']],
  ['faint', [...grounds, 'accent-soft']],
  ['accent-ink', [...grounds, 'accent-soft']],
  ['danger', [...grounds, 'danger-soft']],
  ['good', ['canvas', 'surface', 'raised', 'good-soft']],
  ['fair', ['canvas', 'surface', 'raised', 'fair-soft']],
  ['poor', ['canvas', 'surface', 'raised', 'poor-soft']],
  ['on-accent', ['accent', 'accent-hover']],
  ['on-danger', ['danger-fill', 'danger-fill-hover']],
  ['on-recording', ['recording']],
  ['ink', ['thumb']],
  ['canvas', ['ink']],
]
/** Not text, yet needed to see a control or a voice: WCAG 1.4.11. */
const shapePairs: [shape: string, grounds: string[]][] = [
  ['control', ['canvas', 'surface']],
  ['recording', grounds],
  ['voice-us', ['canvas', 'surface']],
  ['voice-them', ['canvas', 'surface']],
  ...['blue', 'teal', 'green', 'amber', 'orange', 'red', 'pink', 'purple'].map((name): [string, string[]] => [
    `stage-${name}`,
    ['canvas', 'surface', 'raised', 'sunken'],
  ]),
]
/** States are told apart by their ground alone: what is under the pointer, and what is chosen. */
const statePairs: [state: string, least: number, grounds: string[]][] = [
  ['sunken', 1.09, ['canvas', 'surface', 'raised']],
  ['selected', 1.18, ['canvas', 'surface', 'raised']],
  ['accent-soft', 1.15, ['canvas', 'surface', 'raised']],
  ['thumb', 1.15, ['sunken']],
]

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  const colours = readColours(theme)
  const ratio = (first: string, second: string) => {
    const [a, b] = [colours.get(first), colours.get(second)]
    if (!a || !b) throw new Error(`No such token: ${a ? second : first}`)
    return contrastRatio(a, b)
  }
  const flatten = (pairs: [string, string[]][]) =>
    pairs.flatMap(([first, others]) => others.map((second) => [first, second] as const))

  test.each(flatten(textPairs))('text %s on %s reads at 4.5:1', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5)
  })
  test.each(
    statePairs.flatMap(([state, least, others]) => others.map((ground) => [state, ground, least] as const)),
  )('state %s shows on %s at %d:1', (state, ground, least) => {
    expect(ratio(state, ground)).toBeGreaterThanOrEqual(least)
  })
  test.each(flatten(shapePairs))('shape %s on %s shows at 3:1', (shape, ground) => {
    expect(ratio(shape, ground)).toBeGreaterThanOrEqual(3)
  })
})

test('in dark whatever is chosen is lighter than where it lies', () => {
  const colours = readColours('dark')
  const light = (name: string) => contrastRatio(colours.get(name) ?? '', '#000000')
  for (const [state, , others] of statePairs)
    for (const ground of others)
      expect([state, ground, light(state) > light(ground)]).toEqual([state, ground, true])
})

test('no state takes the ground of another: what is chosen is selected, thumb or accent-soft', () => {
  const chosen =
    /(?:selected|highlighted|checked|current|active)[\]=a-z]*:bg-(?:sunken|raised|surface|canvas)\b/
  const source = new URL('..', import.meta.url).pathname
  const found = globSync('**/*.tsx', { cwd: source }).filter((file) =>
    chosen.test(readFileSync(`${source}${file}`, 'utf8')),
  )
  expect(found).toEqual([])
})

test('the formula agrees with the published extremes', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
