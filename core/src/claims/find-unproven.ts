import { findCalendarWords } from '../format/calendar-words.ts'
import { findEmails } from '../text/email.ts'
import { type DateReference, type FoundDate, findDates } from '../text/find-dates.ts'
import { toWallClock } from '../text/time-zone.ts'
import { escapeRegExp } from '../text/words.ts'
import { isReadHere } from '../voice/language.ts'
import { findForeignNumbers } from './foreign-numbers.ts'
import type { Unproven } from './left-out.ts'
import { findNameWords, wordsOf } from './names.ts'
import { findNumbers, isSameNumber } from './numbers.ts'

/**
 * What statements are measured by. `cited`: the lines that a statement quotes, where its numbers and days have to occur;
 * `said`: all lines with their speakers' labels; `known`: names, addresses and links of the company, its people and leads.
 */
export interface Grounds {
  cited: readonly string[]
  said: readonly string[]
  known: readonly string[]
  reference: DateReference
  /** A code of ISO 639-1; English where it is left out. */
  language?: string | null
}

const link =
  /\b(?:https?:\/\/|www\.)\S+|(?<![@\w.-])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|io|co|ai|app|dev|de|eu|uk|fr|ch|at|me|ly|biz|info|us)(?:\/\S*)?(?![\w@])/giu
/** What costs the company something when it is promised: never without having been said. */
const concession =
  /\b(discount|(?<!feel )free|refund|guarantee|waive|rebate|credit|complimentary|gratis|voucher|coupon|compensat|no charge|at no cost|half price|per ?cent off|off the (?:list )?price)\w*/giu

const blank = (text: string, from: number, length: number) =>
  text.slice(0, from) + ' '.repeat(length) + text.slice(from + length)

/** "The three eight o'clock bookings" are three. */
const withoutDates = (text: string, reference: DateReference) =>
  findDates(text, reference).reduce((rest, date) => blank(rest, date.index, date.text.length), text)

function dayOf(at: string, { timeZone }: DateReference): string {
  const { year, month, day } = toWallClock(new Date(at), timeZone)
  return `${year}-${month}-${day}`
}

const halfDay = 12 * 60

/** Minutes on the clock's face: "two", "14:00" and "2 pm" are one. */
function faceOf(at: string, { timeZone }: DateReference): number {
  const { hour, minute } = toWallClock(new Date(at), timeZone)
  return (hour * 60 + minute) % halfDay
}

/** What a date names: one moment, or the two ends of a stretch. */
const endsOf = ({ at, endAt }: FoundDate): string[] => (endAt === null ? [at] : [at, endAt])

interface Moments {
  days: ReadonlySet<string>
  times: ReadonlySet<number>
}

/** A long conversation is read for its dates once, not for each statement; its list of lines has one time of reference. */
const readMoments = new WeakMap<readonly string[], Moments>()

/** The days and hours that lines name; "two is fine" names an hour as well as a number. */
function momentsOf(texts: readonly string[], reference: DateReference): Moments {
  const read = readMoments.get(texts)
  if (read) return read
  const dates = texts.flatMap((text) => findDates(text, reference))
  const hours = texts
    .flatMap(findNumbers)
    .filter(({ value, unit }) => unit === null && value >= 1 && value <= 12)
  const moments = {
    days: new Set(
      dates.filter(({ hasDay }) => hasDay).flatMap((date) => endsOf(date).map((at) => dayOf(at, reference))),
    ),
    times: new Set([
      ...dates
        .filter(({ hasTime }) => hasTime)
        .flatMap((date) => endsOf(date).map((at) => faceOf(at, reference))),
      ...hours.map(({ value }) => (value * 60) % halfDay),
    ]),
  }
  readMoments.set(texts, moments)
  return moments
}

interface Spoken {
  words: ReadonlySet<string>
  addresses: ReadonlySet<string>
}
const readSpoken = new WeakMap<readonly string[], Spoken>()

/** The words and addresses of lines: read once for each list of them. */
function spokenIn(texts: readonly string[]): Spoken {
  const known = readSpoken.get(texts)
  if (known) return known
  const spoken = {
    words: wordsOf(texts),
    addresses: new Set(texts.flatMap((text) => findEmails(text).map(({ email }) => email))),
  }
  readSpoken.set(texts, spoken)
  return spoken
}

const includes = (texts: readonly string[], wanted: string) =>
  texts.some((text) => text.toLowerCase().includes(wanted.toLowerCase()))

/** "No refund", "I can't give you a discount": the word stands there and nothing is given. */
const isDenied = (text: string, word: string): boolean =>
  new RegExp(
    String.raw`(?:\b(?:no|not|never|without|cannot|neither|nor)\b|n['’]t\b)[^.,;:!?]{0,40}${escapeRegExp(word)}`,
    'i',
  ).test(text)

/**
 * The values of a statement (numbers, amounts, days, names, addresses, links, concessions) that do not occur where they
 * have to. Empty when all of them are borne out; that says nothing of what the statement makes of them.
 */
export function findUnproven(
  statement: string,
  { cited, said, known, reference, language = null }: Grounds,
): Unproven[] {
  const unproven: Unproven[] = []
  let rest = statement
  const all = [...said, ...known]
  const grounds = [spokenIn(said), spokenIn(known)]
  for (const { email, text, index } of findEmails(statement)) {
    if (!grounds.some(({ addresses }) => addresses.has(email))) unproven.push({ kind: 'address', text })
    rest = blank(rest, index, text.length)
  }
  for (const match of rest.matchAll(link)) {
    const text = match[0].replace(/[.,;:!?)]+$/, '')
    if (!includes(all, text.replace(/^(?:https?:\/\/)?(?:www\.)?/i, '')))
      unproven.push({ kind: 'link', text })
  }
  rest = rest.replaceAll(link, (found) => ' '.repeat(found.length))
  for (const date of findDates(rest, reference)) {
    const { text, index, hasDay, hasTime } = date
    const ends = endsOf(date)
    const isSaid = includes(cited, text)
    const moments = momentsOf(cited, reference)
    if (!isSaid && hasDay && !ends.every((at) => moments.days.has(dayOf(at, reference))))
      unproven.push({ kind: 'day', text })
    else if (!isSaid && hasTime && !ends.every((at) => moments.times.has(faceOf(at, reference))))
      unproven.push({ kind: 'time', text })
    rest = blank(rest, index, text.length)
  }
  const inWords = (text: string) => findForeignNumbers(text, language ?? '')
  const numbers = cited.flatMap((text) => [
    ...findNumbers(text),
    ...findNumbers(withoutDates(text, reference)),
    ...inWords(text),
  ])
  // "Un", "sei" and "neuf" are mostly other words than numbers.
  const spoken = inWords(rest).filter(({ value }) => value > 12)
  for (const number of [...findNumbers(rest), ...spoken]) {
    // "One of them": hardly ever a count.
    const isPronoun = number.value === 1 && /^one$/i.test(number.text)
    if (!isPronoun && !numbers.some((other) => isSameNumber(number, other)))
      unproven.push({ kind: 'number', text: number.text })
  }
  if (!isReadHere(language)) {
    const there = wordsOf(cited)
    for (const text of findCalendarWords(rest, language ?? ''))
      if (!there.has(text.toLowerCase())) unproven.push({ kind: 'day', text })
  }
  for (const { text } of findNameWords(rest, language))
    if (!grounds.some(({ words }) => words.has(text.toLowerCase()))) unproven.push({ kind: 'name', text })
  for (const [text, stem = text] of rest.matchAll(concession)) {
    const isGiven = !isDenied(rest, stem)
    if (!said.some((line) => includes([line], stem) && !(isGiven && isDenied(line, stem))))
      unproven.push({ kind: 'concession', text })
  }
  return unproven
}
