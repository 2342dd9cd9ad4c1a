import { isGivenName } from '../../analysis/given-names.ts'
import { findNameWords } from '../../claims/names.ts'
import { type FoundNumber, findNumbers } from '../../claims/numbers.ts'
import { type DateReference, type FoundDate, findDates } from '../../text/find-dates.ts'
import { toWallClock, type WallClock, wallToUtc, weekdayOf } from '../../text/time-zone.ts'
import type { Facts } from './facts-in.ts'
import type { Statement } from './statements-in.ts'

/** Parley's own words and those of well-known programs: no record has to prove them. */
const ownWords = new Set(
  'parley assistant lead leads task tasks deal deals voice recording recordings conversation conversations insight insights analytics settings account integrations automations blog dashboard pipeline stage new contacted qualified proposal negotiation won lost open daily briefing hot undo confirm card cards draft follow-up note notes email mrr arr pql pqls vip clv crm markdown linkedin google gmail outlook zoom teams slack whatsapp microsoft apple english german french spanish today tomorrow yesterday subject done failed total status value score company name phone due overdue urgent high normal low priority next step'.split(
    ' ',
  ),
)

const counted =
  /^\s*(?:(?!and\b|of\b|to\b|in\b)\p{L}+\s+){0,2}?(?:leads?|deals?|tasks?|calls?|recordings?|conversations?|contacts?|customers?|clients?|prospects?|opportunit(?:y|ies)|meetings?|reminders?|notes?|trials?|accounts?|carts?|orders?|objections?|competitors?|seats?|users?)\b/iu
const numbering =
  /(?:\b(?:step|option|number|no\.?|page|version|phase|q|top|first|last|next|every|each)|#)\s*$/i
const vague =
  /\b(?:about|around|roughly|nearly|almost|over|under|more than|less than|at least|approximately|some|~)\s*$/i
const span = /^\s*(?:more |full )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|quarters?|years?)\b/i

function isNumberProven(number: FoundNumber, statement: string, known: readonly number[]): boolean {
  const start = statement.indexOf(number.text, number.index)
  const before = statement.slice(0, start)
  const after = statement.slice(start + number.text.length)
  const isCount = counted.test(after)
  if (/^one$/i.test(number.text) || numbering.test(before) || span.test(after)) return true
  if (number.unit === null && number.value < 13 && !isCount) return true
  const tolerance = vague.test(before) ? number.value * 0.1 : 0.51
  return known.some((value) => Math.abs(value - number.value) <= tolerance)
}

const dayNumber = (wall: WallClock): number => Math.floor(wallToUtc(wall) / 86_400_000)
const weekdayAlone =
  /^(?:(?:by|on|until|before|since|this|next|last|for|from)\s+)*(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?$/i
const stretch =
  /\b(?:week|month|quarter|year|day|days|weeks|months|now|moment|end|later|soon|ago|morning|evening|afternoon|weekend)\b/i

const leadingWord = /^(?:by|on|at|until|before|since|from|for|in)\s+/i

function isDateProven(date: FoundDate, facts: Facts, { now, timeZone }: DateReference): boolean {
  const wall = toWallClock(new Date(date.at), timeZone)
  if (facts.clocks.has(date.text.replace(leadingWord, ''))) return true
  const isWritten = facts.texts.some((text) => text.toLowerCase().includes(date.text.toLowerCase()))
  if (isWritten || stretch.test(date.text)) return true
  const today = dayNumber(toWallClock(new Date(now), timeZone))
  // A weekday alone is one of these days.
  const near = /\b(?:next|last)\b/i.test(date.text) ? 14 : 7
  const days = facts.moments.filter((known) =>
    weekdayAlone.test(date.text.trim())
      ? weekdayOf(known) === weekdayOf(wall) && Math.abs(dayNumber(known) - today) <= near
      : /\d{4}/.test(date.text)
        ? dayNumber(known) === dayNumber(wall)
        : known.month === wall.month && known.day === wall.day,
  )
  if (date.hasDay && days.length === 0) return false
  const times = date.hasDay ? days : facts.moments
  return (
    !date.hasTime || times.some(({ hour, minute }) => hour % 12 === wall.hour % 12 && minute === wall.minute)
  )
}

const blank = (text: string, index: number, length: number) =>
  text.slice(0, index) + ' '.repeat(length) + text.slice(index + length)

/** "Next steps: …": the words of a label are names only where they are somebody's. */
const labelOf = (text: string): number => /^[^:.,]{1,40}:/.exec(text)?.[0].length ?? 0

const combining =
  /\b(?:together|total|sum|in all|altogether|combined|both|come to|comes to|add up|difference|more|less|than|would|if|plus)\b/i
const missed =
  /\b(?:(?:could|can|did|do)(?: not|n['’]t) (?:find|see|have)|cannot find|no (?:lead|deal|task|contact|record|recording|company|customer|one|match)\w*)\b/i

/** What facts are known in the form that statements are measured by. */
export interface Known {
  facts: Facts
  words: ReadonlySet<string>
  numbers: readonly number[]
  /** Sums and differences of two amounts, to the cent. */
  combined: ReadonlySet<number>
  reference: DateReference
  /** Names are told from other words by their capitals, as in English. */
  canReadNames: boolean
}

/** The amounts, counts, days, hours and names of a statement that nothing known bears out, as they stand in it. */
export function findUnprovenValues({ text, isProposal }: Statement, known: Known): string[] {
  const { facts, words, numbers, reference, canReadNames } = known
  const unproven: string[] = []
  let rest = text
  for (const date of findDates(text, reference)) {
    if (!isProposal && !isDateProven(date, facts, reference))
      unproven.push(date.text.replace(leadingWord, ''))
    rest = blank(rest, date.index, date.text.length)
  }
  const isCombined = combining.test(text)
  for (const number of findNumbers(rest)) {
    if (number.unit !== null && isCombined && known.combined.has(number.value)) continue
    const isOwn = isProposal && (number.unit === null || number.unit === 'percent')
    if (!isOwn && !isNumberProven(number, rest, numbers)) unproven.push(number.text)
  }
  for (const { text: number, index } of findNumbers(rest))
    rest = blank(rest, rest.indexOf(number, index), number.length)
  const label = labelOf(rest)
  const isMissed = missed.test(text)
  const names = canReadNames ? findNameWords(rest) : []
  for (const { text: name, index } of names) {
    const parts = name.toLowerCase().split(/[-.&'’]/)
    const isKnown =
      [name.toLowerCase(), ...parts].some((part) => words.has(part) || ownWords.has(part)) ||
      (parts[0] ?? '').length < 2
    // A label and a hint hold words of the page with capitals.
    const canBeOther = index < label || isProposal
    // "There is no lead called Initech" needs no proof.
    if (!isKnown && isMissed) continue
    if (!isKnown && (!canBeOther || isGivenName(name))) unproven.push(name)
  }
  return unproven
}
