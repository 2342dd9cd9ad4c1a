import type { TaskPriority } from '../../tasks/task.ts'
import { dayOf } from '../../text/time-zone.ts'
import { clean, readQuery } from './query.ts'
import {
  firstOf,
  type Reading,
  requireLead,
  type SlotReading,
  type Slots,
  stripCourtesy,
  without,
} from './reading.ts'

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
  if (
    !date?.hasDay ||
    /\b(?:today|tonight|this (?:morning|afternoon|evening)|week|month|quarter|year)\b/i.test(date.text)
  )
    return undefined
  return dayOf(date.at, context.timeZone)
}

const taskPriorities: [pattern: RegExp, priority: TaskPriority][] = [
  [/\burgent\b/i, 'urgent'],
  [/\b(?:high[- ]prio(?:rity)?|important)\b/i, 'high'],
  [/\blow[- ]prio(?:rity)?\b/i, 'low'],
]

const longTime =
  /\b(?:this|next|last) (?:month|quarter|year)\b|\bin (?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i

/** "Due after Friday", "before the third": more days than one. */
const besideDay = /\b(?:after|before|later than|earlier than|since|until|till|from)\s+(?:the\s+)?$/i
const beginsBeside = /^(?:after|before|later than|earlier than|since|until|till)\b/i
const withoutDay =
  /\b(?:without|with no|no|missing|lacking)\s+(?:an? )?(?:due )?(?:dates?|deadlines?|days?|owners?|assignees?|leads?)\b|\bundated\b/i

/** search_tasks: query, lead, status, priority, due, due_on. */
export function readTaskSearch(reading: Reading): SlotReading {
  const { text, entities } = reading
  const lead = firstOf(entities, 'lead')
  const isOpen =
    /\b(?:not (?:yet )?(?:done|finished|completed)|unfinished|undone|(?:get|be|to|getting) (?:done|finished|completed|finish))\b/i.test(
      text,
    )
  const status = isOpen ? undefined : taskStatuses.find(([pattern]) => pattern.test(text))?.[1]
  const isFinishedOn = status === 'done' && readDay(reading) !== undefined
  const date = firstOf(entities, 'date')
  const isBeside =
    date !== null && (besideDay.test(text.slice(0, date.start)) || beginsBeside.test(date.text))
  const day = isFinishedOn || isBeside ? undefined : readDay(reading)
  const due = day === undefined ? dueWords.find(([pattern]) => pattern.test(text))?.[1] : undefined
  const isSearch = /\b(?:about|regarding|search|find|for|named|called|with)\b/i.test(text)
  const only = lead?.leads.length === 1 ? lead.leads[0] : undefined
  const query = only ? '' : lead ? lead.text : isSearch ? readQuery(reading) : ''
  const person = firstOf(entities, 'person')?.person
  const priority = taskPriorities.find(([pattern]) => pattern.test(text))?.[1]
  const slots: Slots = {
    ...(only ? { lead: only.id } : {}),
    ...(person ? { assignee: person.id } : {}),
    ...(query === '' ? {} : { query }),
    ...(priority === undefined ? {} : { priority }),
    ...(status === undefined ? {} : { status }),
    ...(due === undefined ? {} : { due }),
    ...(day === undefined ? {} : { due_on: day }),
  }
  const left = isFinishedOn
    ? 'when a task was finished'
    : isBeside
      ? 'days before or after another'
      : withoutDay.test(text)
        ? 'what a task lacks'
        : day === undefined && due === undefined && longTime.test(text)
          ? 'a month or a longer time'
          : undefined
  return { slots, problem: null, ...(left === undefined ? {} : { notRead: left }) }
}

/** search_recordings: query, lead. With a lead, only what follows "about" is looked for in the words. */
export function readRecordingSearch(reading: Reading): SlotReading {
  const lead = firstOf(reading.entities, 'lead')
  const only = lead?.leads.length === 1 ? lead.leads[0] : undefined
  const topic = /\b(?:about|regarding|mention(?:ed)?|discuss(?:ed)?)\s+(.+)$/i.exec(
    without(reading.text, reading.entities),
  )?.[1]
  const query = only ? clean(stripCourtesy(topic ?? '')) : lead ? lead.text : readQuery(reading)
  const date = firstOf(reading.entities, 'date')
  const isOfDay =
    /\b(?:today|yesterday|(?:this|last|past) (?:week|month|quarter|year))\b/i.test(reading.text) ||
    (date !== null &&
      /\b(?:calls?|recordings?|conversations?|meetings?) (?:from|of|on)?\s*$/i.test(
        reading.text.slice(0, date.start),
      ))
  return {
    slots: { ...(query === '' ? {} : { query }), ...(only ? { lead: only.id } : {}) },
    problem: null,
    ...(isOfDay ? { notRead: 'the day of a recording' } : {}),
  }
}

const insightKinds: [pattern: RegExp, kind: string][] = [
  [
    /\b(?:object(?:ed|ions?|s)?|concerns?|worr(?:y|ies|ied)|holds?|say no|push(?:ing)? ?back|pushback|too expensive)\b/i,
    'objection',
  ],
  [/\b(?:questions?|ask(?:ed|ing)?)\b/i, 'question'],
  [/\b(?:competitors?|competition|rivals?|compared?)\b/i, 'competitor'],
  [/\b(?:action items?|promised|follow-?ups?)\b/i, 'action_item'],
  [/\b(?:budgets?|money)\b/i, 'budget'],
  [/\b(?:decision makers?|decides?)\b/i, 'decision_maker'],
  [/\b(?:deadlines?|timelines?|when do they)\b/i, 'timeline'],
  [/\b(?:moments?|praise[d]?|complain\w*|agreements?|feedback|signals?)\b/i, 'key_moment'],
]

const spans: [pattern: RegExp, days: number][] = [
  [/\b(?:today|yesterday)\b/i, 2],
  [/\b(?:this|last|past) week\b/i, 14],
  [/\b(?:this|last|past) month\b|\b30 days\b/i, 61],
]

/** list_insights: kind, lead, days. */
export function readInsights({ text, entities }: Reading): SlotReading {
  const kind = insightKinds.find(([pattern]) => pattern.test(text))?.[1]
  const named = firstOf(entities, 'lead')
  const only = named?.leads.length === 1 ? named.leads[0] : undefined
  const days = spans.find(([pattern]) => pattern.test(text))?.[1]
  const slots = {
    ...(kind === undefined ? {} : { kind }),
    ...(only ? { lead: only.id } : {}),
    ...(days === undefined ? {} : { days }),
  }
  return { slots, problem: null }
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

/** Periods that the figures do not know. */
const otherPeriod =
  /\bq[1-4]\b|\b(?:january|february|march|april|june|july|august|september|october|november|december)\b|\byesterday\b|\b20\d\d\b/i

/** analytics_figures: period. */
export function readFigures({ text, entities }: Reading): SlotReading {
  const period = periods.find(([pattern]) => pattern.test(text))?.[1]
  const left = firstOf(entities, 'person')
    ? 'a single colleague'
    : period === undefined && otherPeriod.test(text)
      ? 'that period'
      : undefined
  return {
    slots: period === undefined ? {} : { period },
    problem: null,
    ...(left === undefined ? {} : { notRead: left }),
  }
}
