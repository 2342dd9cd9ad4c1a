import { dayOf } from '../../text/time-zone.ts'
import { readAmount } from '../amount.ts'
import {
  firstOf,
  type Reading,
  requireLead,
  type SlotReading,
  type Slots,
  stripCourtesy,
  tidy,
  without,
} from './reading.ts'
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

const afterCues = [
  /\b(?:named|called|like|containing|matching|mentioning|mentioned|mention|mentions|about|regarding|bring up|brought up|came up|said|discussed|word)\s+(?!me\b|my\b|the (?:crm|pipeline)|status\b|anything\b.*\bwith\b)(?:anything (?:with|about|on)\s+)?(?:the (?:word|name|topic|company)\s+)?(.+)$/i,
  /\b(?:from|around|on|with|for|at|by|in(?! (?:the\b|proposal|negotiation|contacted|qualified|my\b)))\s+(?!me\b|my\b|the (?:crm|pipeline)|status\b|anything\b.*\bwith\b)(?:anything (?:with|about|on)\s+)?(?:the (?:word|name|topic|company)\s+)?(.+)$/i,
]
const afterSearch =
  /^(?:search|find|look ?up|look for|lookup|pull up|show|open|get|give)\s+(?:me\s+)?(?:the\s+|a\s+|all\s+|any\s+)?(?:(?:leads?|contacts?|customers?|compan(?:y|ies)|tasks?|someone|somebody|prospects?|recordings?|calls?|transcripts?|conversations?|crm|people)\s+)?(?:(?:for|of|about|with|to|from)\s+)?(.+)$/i
const noQuery =
  /^(?:leads?|contacts?|customers?|deals?|pipeline|tasks?|recordings?|calls?|all|any|everything|my|the|our|open|due|overdue|done|completed|recent|latest|last|new|list|to-?dos?|reminders?|today|tomorrow|this|that|week|month|stage|status|me|us|call|conversation|transcript|transcripts|in|a|an|are|is|there|what|still|urgent|high|priority|upcoming|late|progress|of|do|i|have|please|now|currently|right|meeting|by|value|to|for|late|recently|we|ones?|it|them|so|far|yesterday|us)$/i

function clean(text: string): string {
  const words = tidy(text.replace(/[?!.]+$/, '')).split(' ')
  const isNoise = (word: string | undefined): boolean =>
    word !== undefined && (word === '' || noQuery.test(word))
  while (words.length > 0 && isNoise(words[0])) words.shift()
  while (words.length > 0 && isNoise(words.at(-1))) words.pop()
  return tidy(words.join(' '))
}

/** The words that are looked for: an address or a name that was recognised, else what follows "about", "named" …. */
function readQuery(reading: Reading): string {
  const { entities } = reading
  const exact = firstOf(entities, 'email')?.email ?? firstOf(entities, 'phone')?.text
  if (exact !== undefined) return exact
  const dates = entities.filter((entity) => entity.kind === 'date')
  const text = stripCourtesy(without(reading.text, dates))
  const [words = ''] = [...afterCues, afterSearch].flatMap((cue) => cue.exec(text)?.[1] ?? [])
  return clean(words)
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
  const [min, max] = [bound(atLeast), bound(atMost)]
  return {
    ...(min === undefined ? {} : { min_value: min }),
    ...(max === undefined ? {} : { max_value: max }),
  }
}

/** search_leads: query, status, min_value, max_value, limit. */
export function readLeadSearch(reading: Reading): SlotReading {
  const named = firstOf(reading.entities, 'lead')
  const status =
    readStatus(named ? without(reading.text, [named]) : reading.text) ??
    (/\bopen (?:deals?|leads?|opportunit\w+)\b|\bstill open\b/i.test(reading.text) ? 'open' : null)
  const limit = readLimit(reading.text)
  const values = readValues(reading)
  const hasFilter = status !== null || Object.keys(values).length > 0
  const query = named ? named.text : clean(hasFilter ? '' : readQuery(reading))
  const slots: Slots = {
    ...(query === '' ? {} : { query }),
    ...(status ? { status } : {}),
    ...values,
    ...(limit === null ? {} : { limit }),
  }
  return { slots, problem: null }
}

const saidLead =
  /\b(?:about|on|of|with|for|is|reach|open|show me|pull up|owns|see|up)\s+(?:the lead\s+)?([\p{L}\d][^?!]*)$/iu

/** get_lead: lead. */
export function readOneLead(reading: Reading): SlotReading {
  const lead = requireLead(reading, clean(saidLead.exec(stripCourtesy(reading.text))?.[1] ?? '') || null)
  return 'problem' in lead
    ? { slots: {}, problem: lead.problem }
    : { slots: { lead: lead.lead }, problem: null }
}

const dueWords: [pattern: RegExp, due: string][] = [
  [/\b(?:overdue|late|past due|missed|behind)\b/i, 'overdue'],
  [/\b(?:today|tonight|this (?:morning|afternoon|evening))\b/i, 'today'],
  [/\b(?:this week|next (?:few days|week)|upcoming|coming)\b/i, 'upcoming'],
]
const taskStatuses: [pattern: RegExp, status: string][] = [
  [/\b(?:done|completed|finished|finish|accomplished)\b/i, 'done'],
  [/\b(?:in progress|working on|started)\b/i, 'in_progress'],
  [/\b(?:not started)\b/i, 'todo'],
]

/** The one day that a command names, YYYY-MM-DD; today has a word of its own. */
function readDay({ entities, context }: Reading): string | undefined {
  const date = firstOf(entities, 'date')?.date
  if (!date?.hasDay || /\b(?:today|week|month|quarter|year)\b/i.test(date.text)) return undefined
  return dayOf(date.at, context.timeZone)
}

/** search_tasks: query, lead, status, due, due_on. */
export function readTaskSearch(reading: Reading): SlotReading {
  const { text, entities } = reading
  const lead = firstOf(entities, 'lead')
  const status = taskStatuses.find(([pattern]) => pattern.test(text))?.[1]
  const day = readDay(reading)
  const due = day === undefined ? dueWords.find(([pattern]) => pattern.test(text))?.[1] : undefined
  const isSearch = /\b(?:about|regarding|search|find|for|named|called|with)\b/i.test(text)
  const only = lead?.leads.length === 1 ? lead.leads[0] : undefined
  const query = only ? '' : lead ? lead.text : isSearch ? readQuery(reading) : ''
  const slots: Slots = {
    ...(only ? { lead: only.id } : {}),
    ...(query === '' ? {} : { query }),
    ...(status === undefined ? {} : { status }),
    ...(due === undefined ? {} : { due }),
    ...(day === undefined ? {} : { due_on: day }),
  }
  return { slots, problem: null }
}

/** search_recordings: query, lead. With a lead, only what follows "about" is looked for in the words. */
export function readRecordingSearch(reading: Reading): SlotReading {
  const lead = firstOf(reading.entities, 'lead')
  const only = lead?.leads.length === 1 ? lead.leads[0] : undefined
  const topic = /\b(?:about|regarding|mention(?:ed)?|discuss(?:ed)?)\s+(.+)$/i.exec(
    without(reading.text, reading.entities),
  )?.[1]
  const query = only ? clean(stripCourtesy(topic ?? '')) : lead ? lead.text : readQuery(reading)
  return { slots: { ...(query === '' ? {} : { query }), ...(only ? { lead: only.id } : {}) }, problem: null }
}

const insightKinds: [pattern: RegExp, kind: string][] = [
  [/\b(?:objections?|concerns?|worried|holds?|say no|pushback|too expensive)\b/i, 'objection'],
  [/\b(?:questions?|ask(?:ed|ing)?)\b/i, 'question'],
  [/\b(?:competitors?|competition|compared)\b/i, 'competitor'],
  [/\b(?:action items?|promised|follow-?ups?)\b/i, 'action_item'],
  [/\b(?:budgets?|money)\b/i, 'budget'],
  [/\b(?:decision makers?|decides?)\b/i, 'decision_maker'],
  [/\b(?:deadlines?|timelines?|when do they)\b/i, 'timeline'],
  [/\b(?:moments?|praise[d]?|complain\w*|agreements?|feedback|signals?)\b/i, 'key_moment'],
]

/** list_insights: kind. */
export function readInsights(reading: Reading): SlotReading {
  const kind = insightKinds.find(([pattern]) => pattern.test(reading.text))?.[1]
  return { slots: kind === undefined ? {} : { kind }, problem: null }
}

const periods: [pattern: RegExp, period: string][] = [
  [/\b(?:last|previous|past) (?:seven days|7 days|week)\b/i, 'last_week'],
  [/\bweek\b/i, 'this_week'],
  [/\b(?:last|previous) month\b/i, 'last_month'],
  [/\b(?:past month|(?:last|past) (?:30|thirty) days)\b/i, 'last_30_days'],
  [/\bmonth\b/i, 'this_month'],
  [/\b(?:last|previous) quarter\b/i, 'last_quarter'],
  [/\bquarter\b/i, 'this_quarter'],
  [/\b(?:last|previous) year\b/i, 'last_year'],
  [/\byear\b/i, 'this_year'],
  [/\btoday\b/i, 'today'],
]

/** analytics_figures: period. */
export function readFigures(reading: Reading): SlotReading {
  const period = periods.find(([pattern]) => pattern.test(reading.text))?.[1]
  return { slots: period === undefined ? {} : { period }, problem: null }
}
