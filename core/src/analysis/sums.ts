import { findNumbers } from '../claims/numbers.ts'

/**
 * A sum that may be money, with its period, as it was said. `size`: 3 with a currency or in thousands, 2 in hundreds, 1 a
 * plain number such as "three fifty". `isPerUnit`: a price for each piece, hour or user.
 */
export interface Sum {
  text: string
  index: number
  end: number
  size: 1 | 2 | 3
  isPerUnit: boolean
}

const period =
  /^\s*(?:(?:(?:a|an|per|each|every)\s+|\/\s*)(?:month|year|quarter|week|annum|term|season|day)\b|annually\b|monthly\b|yearly\b|weekly\b|p\.?a\b\.?)/i
const unit =
  /^\s*(?:(?:(?:a|an|per)\s+|\/\s*)\p{L}+|(?:each|apiece|cents?|pence)\b|(?:for )?(?:each|every) \p{L}+|and (?:user|shop|seat|head|person|lawyer|line)\b)/iu
/** After a sum stands a word of grammar; a noun says that something else is counted ("two hundred people"). */
const goesOn =
  /^\s*(?:$|[^\p{L}\p{N}\s%-]|(?:(?:for|on|in|into|towards?|to|at|a|an|per|each|every|and|or|but|that|thats|this|which|is|was|isnt|after|before|with|without|all|tops|max|maximum|total|altogether|if|when|where|so|because|from|give|net|gross|plus|minus|less|ex|excl|excluding|including|incl|inclusive|there|set|put|approved|signed|allocated|earmarked|reserved|pencill?ed|left|annually|yearly|monthly|weekly|as|over|until|till|by|we|i|it|its|not|maybe|probably|roughly|ish|budget|then|now|though|really|ideally|dollars?|euros?|pounds?|only|available|spare|saved|together|installed|delivered|turnkey|between|would|will|has|have|had|can|max|down|off|left|apart|here|still|upfront|once|first|yet|either|anyway|like)\b)(?!-)|['’]?s\b)/iu
const inThousands = /(?:thousand|grand|million|billion|k|mn|mio|m|bn)\b/i
const isYear = (text: string, value: number): boolean =>
  (/^\d{4}$/.test(text) && value > 1899 && value < 2101) || /^twenty (?:twenty|thirty)/i.test(text)
/** "Two and a half thousand", "a grand"; a scale without any number ("a few thousand") is no sum. */
const scaleAlone = /^(?:thousand|grand|million|billion)s?\b/i
const multiple = /\b(?:[\p{L}\d-]+ and a half|half a|an?) $/iu
/** "Two pounds sixty-one" is one sum. */
const coins = /\b(?:pounds?|dollars?|euros?|quid|rand|francs?)$/i
const joins = /^\s*(?:to|or|-|–)\s*$/i

const sizeOf = (text: string, hasCurrency: boolean): Sum['size'] =>
  hasCurrency || inThousands.test(text) ? 3 : /hundred/i.test(text) ? 2 : 1

/** Sums in a text: no counts of things, percentages, years or small plain numbers. A range is one sum. */
export function findSums(text: string): Sum[] {
  const sums: Sum[] = []
  let from = -1
  const numbers = findNumbers(text).filter(({ unit: of }) => of !== 'percent')
  for (const [order, number] of numbers.entries()) {
    // A text may begin with the space before it.
    const at = text.indexOf(number.text, number.index)
    const start =
      at - (scaleAlone.test(number.text) ? (multiple.exec(text.slice(0, at))?.[0].length ?? at + 1) : 0)
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
    const hasCurrency = [number, last].some(({ unit: of }) => of !== null)
    const size = sizeOf(plain, hasCurrency)
    const isSmall = size === 1 && last.value < 20
    if (isSmall || isYear(plain, last.value) || !goesOn.test(text.slice(until))) continue
    const isPerUnit = unit.test(text.slice(end)) && !(span === '' && period.test(text.slice(until)))
    from = end
    sums.push({ text: text.slice(start, end).trim(), index: start, end, size, isPerUnit })
  }
  return sums
}
