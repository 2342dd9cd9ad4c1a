import { findNumbers } from '../claims/numbers.ts'

/**
 * A sum that may be money, with its period, as it was said. `size`: 3 with a currency or in thousands, 2 in hundreds, 1 a
 * plain number such as "three fifty". `isPerUnit`: a price for each piece, hour or user.
 */
export interface Sum {
  text: string
  index: number
  end: number
  value: number
  size: 1 | 2 | 3
  isPerUnit: boolean
}

const period =
  /^\s*(?:(?:(?:a|an|per|each|every)\s+|\/\s*)(?:month|year|quarter|week|annum|term|season|day)\b|annually\b|monthly\b|yearly\b|weekly\b|p\.?a\b\.?)/i
const unit =
  /^\s*(?:(?:(?:a|an|per)\s+|\/\s*)\p{L}+|(?:each|apiece|cents?|pence)\b|(?:for )?(?:each|every) \p{L}+|and (?:user|shop|seat|head|person|lawyer|line)\b)/iu
/** After a sum stands a word of grammar; a noun says that something else is counted ("two hundred people"). */
const goesOn =
  /^\s*(?:$|[^\p{L}\p{N}\s%-]|(?:(?:for|on|in|into|towards?|to|at|a|an|per|each|every|and|or|but|that|thats|this|which|is|was|isnt|after|before|with|without|all|tops|max|maximum|total|altogether|aside|sitting|lying|waiting|parked|ready|if|when|where|so|because|from|give|net|gross|plus|minus|less|ex|excl|excluding|including|incl|inclusive|there|set|put|approved|signed|allocated|sanctioned|released|ring-?fenced|earmarked|reserved|pencill?ed|left|annually|yearly|monthly|weekly|as|over|until|till|by|we|i|it|its|not|maybe|probably|roughly|ish|budget|then|now|though|really|ideally|dollars?|euros?|pounds?|rand|rupees|naira|zlotys?|francs?|crowns|yen|yuan|shillings|dirhams|riyals|dinars|cedis?|ringgit|baht|pesos?|reais|lira|kron(?:er|or|a|e)|forints?|lei|kwacha|pula|taka|only|available|spare|saved|together|installed|delivered|turnkey|between|would|will|has|have|had|can|max|down|off|left|apart|here|still|upfront|once|first|yet|either|anyway|like)\b)(?!-)|['’]?s\b)/iu
const inThousands = /(?:thousand|grand|million|billion|lakhs?|crores?|k|mn|mio|m|bn)\b/i
const isYear = (text: string, value: number): boolean =>
  (/^\d{4}$/.test(text) && value > 1899 && value < 2101) || /^twenty (?:twenty|thirty)/i.test(text)
/** "Two and a half thousand", "a grand"; a scale without any number ("a few thousand") is no sum. */
const scaleAlone = /^(?:thousand|grand|million|billion)s?\b/i
const multiple = /\b(?:[\p{L}\d-]+ and a half|half a|an?) $/iu
/** "Two pounds sixty-one" is one sum. */
const coins = /\b(?:pounds?|dollars?|euros?|quid|rand|francs?)$/i
/** "R60,000", "KSh 40,000". */
const currencyLetters = /(?<![\p{L}\p{N}])(?:R|RM|Rs\.?|KSh|KES) ?$/u
const joins = /^\s*(?:to|or|-|–)\s*$/i

const sizeOf = (text: string, hasCurrency: boolean): Sum['size'] =>
  hasCurrency || inThousands.test(text) ? 3 : /hundred/i.test(text) ? 2 : 1

const currencies = new Set([...Intl.supportedValuesOf('currency'), 'RM', 'US', 'AU', 'NZ', 'CA'])
const letters = /\b([A-Z]{2,4})[- ]$/
const numbered = /\b(?:serial|batch|part|model|order|invoice|ticket|sticker) (?:number |no\.? )$/i
/** "PW 4410", "batch number 4410": what something is marked with. */
function isCode(before: string): boolean {
  const code = letters.exec(before)?.[1]
  return (code !== undefined && !currencies.has(code)) || numbered.test(before)
}

/** Sums in a text: no counts of things, percentages, years or small plain numbers. A range is one sum. */
export function findSums(text: string): Sum[] {
  const sums: Sum[] = []
  let from = -1
  const numbers = findNumbers(text).filter(({ unit: of }) => of !== 'percent')
  for (const [order, number] of numbers.entries()) {
    // A text may begin with the space before it.
    const at = text.indexOf(number.text, number.index)
    const prefix = currencyLetters.exec(text.slice(0, at))?.[0] ?? ''
    const start =
      at -
      prefix.length -
      (scaleAlone.test(number.text) ? (multiple.exec(text.slice(0, at))?.[0].length ?? at + 1) : 0)
    if (start < from || start < 0) continue
    const next = numbers[order + 1]
    const numberEnd = at + number.text.length
    const between = next ? text.slice(numberEnd, text.indexOf(next.text, next.index)) : ''
    const isCoins =
      next !== undefined && /^\s*(?:and )?$/.test(between) && coins.test(number.text) && next.value < 100
    const isRange =
      isCoins ||
      (next !== undefined &&
        (joins.test(between) || (/^\s*and\s*$/.test(between) && /\bbetween\s+$/i.test(text.slice(0, start)))))
    const last = isRange ? next : number
    const until = isRange ? text.indexOf(last.text, last.index) + last.text.length : numberEnd
    const span = period.exec(text.slice(until))?.[0] ?? ''
    const end = until + span.length
    const plain = text.slice(start, until)
    const hasCurrency = prefix !== '' || [number, last].some(({ unit: of }) => of !== null)
    const size = sizeOf(plain, hasCurrency)
    const isSmall =
      size === 1 &&
      last.value < 20 &&
      !/^ (?:aside|to (?:spend|work with|play with))\b/i.test(text.slice(until))
    if (
      isSmall ||
      isCode(text.slice(0, start)) ||
      isYear(plain, last.value) ||
      !goesOn.test(text.slice(until))
    )
      continue
    const isPerUnit = unit.test(text.slice(end)) && !(span === '' && period.test(text.slice(until)))
    from = end
    const { value } = last
    sums.push({ text: text.slice(start, end).trim(), index: start, end, value, size, isPerUnit })
  }
  return sums
}

const opening = /^(?:the |only |just |about |around |under |below |less than |up to |like )*$/i
/** A number of days, people or things is no sum. */
const counted =
  /^[ -]?(?:st\b|nd\b|rd\b|th\b|am\b|pm\b|o'clock|%|percent|days?\b|weeks?\b|months?\b|years?\b|hours?\b|minutes?\b|people|persons|times?\b|users?\b|seats?\b|of |others?|more |things?|questions?|or two|(?!(?:euros|dollars|pounds|bucks|francs|cents|crowns|rupees|less|plus|is|was|as|this|us|gross|always|yes|thousands)\b)[a-z]+s\b)/i

/** Whether a text opens with a number that can be a sum: "nine hundred", "25", not "two days". */
export function startsWithSum(text: string): boolean {
  const said = text.trimStart()
  const number = findNumbers(said)[0]
  if (number === undefined || number.unit === 'percent' || number.value < 2) return false
  const at = said.indexOf(number.text, number.index)
  return opening.test(said.slice(0, at)) && !counted.test(said.slice(at + number.text.length).trimStart())
}

const pricedWord = /\b(?:price|quote|cost|costs|rates?|fees?|charge|pay)\b/i
/** "Fourteen nine", "one sixty-eight a yard": hundreds without the word. */
const isLarge = ({ size, isPerUnit, value }: Sum): boolean => size > 1 || isPerUnit || value >= 100

/** Whether a text names a sum of money: in full, for each piece, or any number beside a word of prices. */
export const hasSum = (text: string): boolean =>
  findSums(text).some((sum) => isLarge(sum) || pricedWord.test(text))

/** Only sums said in full compare: "one eighty" may be 180 or 1.80. */
const fullSums = (text: string): number[] =>
  findNumbers(text).flatMap((found) =>
    /hundred|thousand|million|\d{3}/.test(found.text) ? [found.value] : [],
  )

/** Whether the first sum of a text is higher than each of those named before. */
export function isHigherSum(text: string, before: readonly string[]): boolean {
  const [named] = fullSums(text)
  const others = before.flatMap(fullSums)
  return named !== undefined && others.length > 0 && others.every((other) => named > other)
}
