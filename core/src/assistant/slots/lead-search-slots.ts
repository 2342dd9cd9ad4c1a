import { readAmount } from '../amount.ts'
import { clean, readQuery } from './query.ts'
import { firstOf, type Reading, type SlotReading, type Slots, without } from './reading.ts'
import { readStatus } from './statuses.ts'

const counts: Record<string, number> = Object.fromEntries(
  'one two three four five six seven eight nine ten'.split(' ').map((word, index) => [word, index + 1]),
)
const mostWanted = 50

function readLimit(text: string): number | null {
  const count =
    /\b(?:top|first|last|newest|latest|best)\s+(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)\b/i.exec(
      text,
    )?.[1]
  if (count === undefined) return null
  return Math.min(counts[count.toLowerCase()] ?? Number(count), mostWanted)
}

const atLeast = /\b(?:over|above|more than|at least|bigger than|larger than|worth|from|>=?)\s*$/i
const atMost = /\b(?:under|below|less than|at most|up to|smaller than|<=?)\s*$/i

/** The sums between which values are looked for; a plain sum is none. */
function readValues({ text, entities }: Reading): { min_value?: number; max_value?: number } {
  const sums = entities.filter((entity) => entity.kind === 'money')
  const [least, most] = sums.flatMap((sum) => sum.text.split(/\s+(?:and|to)\s+|\s*[-–]\s*/)).map(readAmount)
  if (/\b(?:between|from)\b/i.test(text) && least != null && most != null)
    return { min_value: least, max_value: most }
  const bound = (cue: RegExp) => sums.find(({ start }) => cue.test(text.slice(0, start)))?.amount
  const [exact] = /\bexactly\b/i.test(text) ? sums : []
  const [min, max] = exact ? [exact.amount, exact.amount] : [bound(atLeast), bound(atMost)]
  return {
    ...(min === undefined ? {} : { min_value: min }),
    ...(max === undefined ? {} : { max_value: max }),
  }
}

const silence =
  /\b(?:silent|quiet|not? (?:been )?(?:contact\w*|talk\w*|heard|spoken|touched)|without (?:contact|activity|a call)|cold|inactive|no (?:contact|activity))\b.*?\b(\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten)\s+(day|week|month)s?\b/i
const daysOf: Record<string, number> = { day: 1, week: 7, month: 30 }

/** For how many days nobody has been in touch with those who are looked for. */
function readSilence(text: string): number | undefined {
  const [, count = '', unit = ''] = silence.exec(text) ?? []
  const number = /^an?$/i.test(count) ? 1 : (counts[count.toLowerCase()] ?? Number(count))
  return count === '' ? undefined : number * (daysOf[unit.toLowerCase()] ?? 1)
}

/** search_leads: query, status, min_value, max_value, silent_for_days, limit. */
export function readLeadSearch(reading: Reading): SlotReading {
  const named = firstOf(reading.entities, 'lead')
  const status =
    readStatus(named ? without(reading.text, [named]) : reading.text) ??
    (/\bopen (?:deals?|leads?|opportunit\w+)\b|\bstill open\b/i.test(reading.text) ? 'open' : null)
  const isOpen = /\bnot (?:yet )?(?:won|lost|closed|decided)\b/i.test(reading.text)
  const limit = readLimit(reading.text)
  const silent = readSilence(reading.text)
  if (silent !== undefined) return { slots: { silent_for_days: silent }, problem: null }
  const values = readValues(reading)
  const hasFilter = status !== null || Object.keys(values).length > 0
  const query = named ? named.text : clean(hasFilter ? '' : readQuery(reading))
  const slots: Slots = {
    ...(query === '' ? {} : { query }),
    ...(isOpen ? { status: 'open' } : status ? { status } : {}),
    ...values,
    ...(limit === null ? {} : { limit }),
  }
  return { slots, problem: null }
}
