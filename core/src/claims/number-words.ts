const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const small = new Map([
  ...ones.map((word, value): [string, number] => [word, value]),
  ...tens.map((word, order): [string, number] => [word, (order + 2) * 10]),
  ['dozen', 12],
])
/** What a word after a number multiplies it by. */
export const scales = new Map<string, number>([
  ['hundred', 100],
  ['k', 1e3],
  ['thousand', 1e3],
  ['grand', 1e3],
  ['m', 1e6],
  ['mn', 1e6],
  ['mio', 1e6],
  ['million', 1e6],
  ['bn', 1e9],
  ['billion', 1e9],
  ['lakh', 1e5],
  ['crore', 1e7],
])
const scaleWord = 'hundred|thousand|grand|million|billion|lakhs?|crores?'

/** The words that numbers are made of, as an alternative of a pattern. */
export const numberWord = `(?:${[...small.keys(), scaleWord].join('|')})`
const digitWord = `(?:${ones.slice(0, 10).join('|')})`
/** "point six million" after a number. */
export const decimalWords = String.raw`(?:\s+point(?:\s+${digitWord})+(?:\s+(?:${scaleWord})s?)?)`
const decimals = new RegExp(String.raw`\s+point((?:\s+${digitWord})+)(?:\s+(${scaleWord})s?)?$`, 'i')

/** `hundreds` and `group` (up to 99) are of the part that the next "thousand" multiplies; `total` is before it. */
interface Spoken {
  total: number
  lowest: number
  hundreds: number
  group: number | null
}
const nothing: Spoken = { total: 0, lowest: Number.POSITIVE_INFINITY, hundreds: 0, group: null }

const partOf = ({ hundreds, group }: Spoken): number => hundreds + (group ?? 0)
const valueOf = (spoken: Spoken): number => spoken.total + partOf(spoken)

/** "five ten", "fifty sixty": two guesses side by side. */
const isGuess = (one: number, other: number): boolean =>
  [5, 10].includes(other - one) || (one < 10 && other - one === 1)

/** The number so far with a word from zero to ninety, or null where that begins another number. */
function withSmall(spoken: Spoken, value: number, isAnd: boolean): Spoken | null {
  const { hundreds, group } = spoken
  if (group === null) return { ...spoken, group: value }
  if (isAnd) return null
  if (value < 10) return group >= 20 && group % 10 === 0 ? { ...spoken, group: group + value } : null
  // "one eighty", "eleven fifty": the word "hundred" is left out.
  return hundreds === 0 && group > 0 && !isGuess(group, value)
    ? { ...spoken, hundreds: group * 100, group: value }
    : null
}

/** The number so far multiplied by "hundred", "thousand" …, and the one before it where it cannot be. */
function withScale(spoken: Spoken, scale: number): [done: number | null, next: Spoken] {
  const { total, lowest, hundreds, group } = spoken
  if (scale === 100) {
    const next = { ...nothing, hundreds: (group ?? 1) * 100 }
    return hundreds === 0 ? [null, { ...spoken, ...next, total, lowest }] : [total + hundreds, next]
  }
  const part = (partOf(spoken) || 1) * scale
  return scale < lowest
    ? [null, { ...nothing, total: total + part, lowest: scale }]
    : [total, { ...nothing, total: part, lowest: scale }]
}

/**
 * "twenty-five thousand", "a hundred and ten", "half a million", "two dozen", "one eighty-five", "three point six million"; words that do not make one
 * number are several ("ten fifteen people").
 */
export function readNumberWords(text: string): number[] {
  const [point, said = '', scaled = ''] = decimals.exec(text) ?? []
  if (point !== undefined) {
    const whole = readNumberWords(text.slice(0, -point.length))
    const fraction = said
      .trim()
      .toLowerCase()
      .split(/\s+/)
      .map((word) => small.get(word) ?? 0)
    const value = Number(`${whole.at(-1) ?? 0}.${fraction.join('')}`)
    // Cents of a rounding error are none that anybody said.
    return [
      ...whole.slice(0, -1),
      Number((value * (scales.get(scaled.toLowerCase().replace(/s$/, '')) ?? 1)).toFixed(6)),
    ]
  }
  const done: number[] = []
  let spoken = nothing
  let isAnd = false
  for (const word of text.toLowerCase().match(/[a-z]+/g) ?? []) {
    const singular = word.replace(/s$/, '')
    const value = small.get(word) ?? small.get(singular)
    const scale = scales.get(singular)
    if (singular === 'dozen') spoken = { ...spoken, hundreds: 0, group: (partOf(spoken) || 1) * 12 }
    else if (value !== undefined) {
      const next = withSmall(spoken, value, isAnd)
      if (next === null) done.push(valueOf(spoken))
      spoken = next ?? { ...nothing, group: value }
    } else if (scale !== undefined) {
      const [before, next] = withScale(spoken, scale)
      if (before !== null) done.push(before)
      spoken = next
    }
    isAnd = word === 'and'
  }
  const factor = /^half an? /i.test(text) ? 0.5 : 1
  return [...done, valueOf(spoken) * factor]
}
