import { findNumbers } from '../claims/numbers.ts'

const digits = String.raw`[$£€]? ?\d[\d,.]*\d|[$£€]? ?\d`
const words = String.raw`(?:(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|grand|million|half|and|point)\b[ -]?){1,9}`
const number = String.raw`(?:${digits}|${words})`
const scale = String.raw`(?:k\b|hundred|thousand|grand|million|euros?|dollars?|pounds?|bucks|francs?|cents?|pence|quid|usd|eur|gbp|[€£])`

/** A number of days, people or things is no sum. */
const counted =
  /^[ -]?(?:st\b|nd\b|rd\b|th\b|am\b|pm\b|o'clock|%|percent|days?|weeks?|months?|years?|hours?|minutes?|people|persons|times?|users?|seats?|of |others?|more |things?|questions?|or two|(?!(?:euros|dollars|pounds|bucks|francs|cents|crowns|rupees|less|plus|is|was|as|this|us|gross|always|yes|thousands)\b)[a-z]+s\b)/
const opening = new RegExp(
  `^(?:the |only |just |about |around |under |below |less than |up to )*(${number}) ?${scale}?`,
)
const sum = new RegExp(
  String.raw`[$£€] ?\d|\b\d[\d,.]* ?(?:k\b|thousand|grand|million|euros?|dollars?|pounds?|bucks|francs?|cents?|quid)|\b(?:${words})(?:k\b|euros?|dollars?|pounds?|bucks|francs?|cents?|pence|quid)|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a)[ -](?:hundred|thousand|grand|million)|\b(?:price|cost|rates?|fee|costs)\b.{0,40}\b(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)|\b(?:${number})(?: ?\p{L}+)? (?:(?:a|an|per) (?:met(?:re|er)|foot|kilo\w*|lit(?:re|er)|tonne?|pallet|box|crate|bottle|piece|unit|card|licen[cs]e|day|night|plate|truck|van|club|site|line|page|word|device|employee|student)\b|apiece\b|each\b|plus (?:the )?(?:vat|gst|tax)\b|an hour|a month|per month|a year|per year|a week|a head|per head|per seat|a seat|per user)\b`,
  'u',
)

/** Whether a text, in lower case, opens with a number that can be a sum: "nine hundred", "25", not "two days". */
export function startsWithSum(text: string): boolean {
  const match = opening.exec(text.trimStart())
  if (!match || /^(?:an?|and|half|point) ?$/.test(match[1] ?? '')) return false
  return !counted.test(text.trimStart().slice(match[0].length).trimStart())
}

/** Whether a sum of money is named in a text, in lower case. */
export const hasSum = (text: string): boolean => sum.test(text)

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
