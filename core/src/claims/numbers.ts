/** A number in a text, in digits or in words. A percentage of 15 % has the value 15. */
export interface FoundNumber {
  value: number
  unit: 'percent' | Currency | null
  text: string
  index: number
}
type Currency = 'usd' | 'eur' | 'gbp' | 'chf'

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
const scales = new Map<string, number>([
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
])
const currencies: Record<string, Currency> = {
  $: 'usd',
  usd: 'usd',
  dollar: 'usd',
  buck: 'usd',
  '€': 'eur',
  eur: 'eur',
  euro: 'eur',
  '£': 'gbp',
  gbp: 'gbp',
  pound: 'gbp',
  quid: 'gbp',
  chf: 'chf',
  franc: 'chf',
}

const digits = String.raw`\d{1,3}(?:[,.'’ ]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?`
const numberWord = `(?:${[...small.keys(), 'hundred', 'thousand', 'grand', 'million', 'billion'].join('|')})`
const words = String.raw`(?:(?:half an?|an?) (?=hundred|thousand|million|billion|dozen))?${numberWord}s?(?:(?:[\s-]+and)?[\s-]+${numberWord})*`
const pattern = new RegExp(
  String.raw`([$€£])?\s?(?:(?<![\p{L}\p{N}])(${digits})(?:\s?(k|m|mn|mio|bn|hundred|thousand|grand|million|billion)(?![\p{L}\p{N}]))?|(?<![\p{L}\p{N}-])(${words})(?![\p{L}\p{N}]))(?:\s?(%|percent\b|per cent\b|dollars?\b|bucks?\b|usd\b|€|euros?\b|eur\b|pounds?\b|quid\b|gbp\b|francs?\b|chf\b))?`,
  'giu',
)

/** "51,840", "51.840", "51 840", "1.5" and "1,5": a separator before exactly three digits groups, another is a decimal. */
function fromDigits(text: string): number {
  const grouped = /^(\d{1,3}(?:[,.'’ ]\d{3})+)(?:[.,](\d{1,2}))?$/.exec(text)
  if (grouped) return Number(`${(grouped[1] ?? '').replaceAll(/\D/g, '')}.${grouped[2] ?? '0'}`)
  return Number(text.replace(',', '.'))
}

/** "twenty-five thousand", "a hundred and ten", "half a million", "two dozen". */
function fromWords(text: string): number {
  let total = 0
  let part = 0
  const isHalf = /^half an? /i.test(text)
  for (const word of text.toLowerCase().match(/[a-z]+/g) ?? []) {
    const singular = word.replace(/s$/, '')
    const value = small.get(word) ?? small.get(singular)
    const scale = scales.get(singular)
    if (singular === 'dozen') part = (part || 1) * 12
    else if (value !== undefined) part += value
    else if (scale === 100) part = (part || 1) * 100
    else if (scale !== undefined) {
      total += (part || 1) * scale
      part = 0
    }
  }
  return (total + part) * (isHalf ? 0.5 : 1)
}

function unitOf(before: string | undefined, after: string | undefined): FoundNumber['unit'] {
  const word = (after ?? before ?? '').toLowerCase()
  if (word === '%' || word.startsWith('per')) return 'percent'
  return currencies[word] ?? currencies[word.replace(/s$/, '')] ?? null
}

/** The numbers of a text in order. Ordinals ("3rd"), times ("14:30") and version-like digits ("SOC2") are none. */
export const findNumbers = (text: string): FoundNumber[] =>
  [...text.matchAll(pattern)].flatMap((match): FoundNumber[] => {
    const [whole, before, inDigits, scale, inWords, after] = match
    const rest = text.slice(match.index + whole.length)
    if (
      inDigits !== undefined &&
      /^(?:st|nd|rd|th|:\d|[\p{L}])/iu.test(rest) &&
      scale === undefined &&
      !after
    )
      return []
    if (text[match.index - 1] === ':') return []
    const value =
      inDigits === undefined
        ? fromWords(inWords ?? '')
        : fromDigits(inDigits) * (scales.get(scale?.toLowerCase() ?? '') ?? 1)
    return [{ value, unit: unitOf(before, after), text: whole.trim(), index: match.index }]
  })

/** Whether two mentions mean one number: equal to the cent, and not of two currencies or of money and a percentage. */
export function isSameNumber(one: FoundNumber, other: FoundNumber): boolean {
  if (Math.abs(one.value - other.value) > 0.005) return false
  return one.unit === null || other.unit === null || one.unit === other.unit
}
