import { decimalWords, numberWord, readNumberWords, scales } from './number-words.ts'

/** A number in a text, in digits or in words. A percentage of 15 % has the value 15. */
export interface FoundNumber {
  value: number
  unit: 'percent' | Currency | null
  text: string
  index: number
}
type Currency = 'usd' | 'eur' | 'gbp' | 'chf'

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
const words = String.raw`(?:(?:half an?|an?) (?=hundred|thousand|million|billion|dozen))?${numberWord}s?(?:(?:[\s-]+and)?[\s-]+${numberWord})*${decimalWords}?`
/** "R60,000": the letters of a currency right before a large number. */
const afterLetters = String.raw`(?<=(?<![\p{L}\p{N}])(?:R|RM|Rs|KSh))(?=\d{1,3}[,.]\d{3}|\d+(?:\.\d+)?\s?(?:k|m|mn|bn|thousand|million|billion)\b)`
const pattern = new RegExp(
  String.raw`([$€£])?\s?(?:(?:(?<![\p{L}\p{N}])|${afterLetters})(${digits})(?:\s?(k|m|mn|mio|bn|hundred|thousand|grand|million|billion|lakh|crore)(?:(?<=lakh|crore)s)?(?![\p{L}\p{N}]))?|(?<![\p{L}\p{N}-])(${words})(?![\p{L}\p{N}]))(?:\s?(%|percent\b|per cent\b|dollars?\b|bucks?\b|usd\b|€|euros?\b|eur\b|pounds?\b|quid\b|gbp\b|francs?\b|chf\b))?`,
  'giu',
)

/** "51,840", "51.840", "51 840", "1.5" and "1,5": a separator before exactly three digits groups, another is a decimal. */
function fromDigits(text: string): number {
  const grouped = /^(\d{1,3}(?:[,.'’ ]\d{3})+)(?:[.,](\d{1,2}))?$/.exec(text)
  if (grouped) return Number(`${(grouped[1] ?? '').replaceAll(/\D/g, '')}.${grouped[2] ?? '0'}`)
  return Number(text.replace(',', '.'))
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
    const values =
      inDigits === undefined
        ? readNumberWords(inWords ?? '')
        : [fromDigits(inDigits) * (scales.get(scale?.toLowerCase() ?? '') ?? 1)]
    const unit = unitOf(before, after)
    return values.map((value) => ({ value, unit, text: whole.trim(), index: match.index }))
  })

/** Whether two mentions mean one number: equal to the cent, and not of two currencies or of money and a percentage. */
export function isSameNumber(one: FoundNumber, other: FoundNumber): boolean {
  if (Math.abs(one.value - other.value) > 0.005) return false
  return one.unit === null || other.unit === null || one.unit === other.unit
}
