import { median, quantile } from './math.ts'

/** A lead and the time of the company's first answer. Moments in ISO 8601. */
export interface AnsweredLead {
  id: string
  name: string
  company: string | null
  owner_id: string | null
  created_at: string
  /** Null while nobody has. */
  answered_at: string | null
  is_open: boolean
}

export interface ResponseTimes {
  leads: number
  answered: number
  /** Seconds from the lead's creation to the first answer: half of the answered took less, nine of ten took less. */
  median: number | null
  ninthDecile: number | null
  /** Of all leads, those answered within an hour and within a day, 0 to 1. */
  withinHour: number | null
  withinDay: number | null
  /** Open leads that nobody has answered, the longest waiting first, with their seconds. */
  waiting: (AnsweredLead & { seconds: number })[]
}

const secondsBetween = (from: string, to: string): number =>
  Math.max(0, (Date.parse(to) - Date.parse(from)) / 1000)

/**
 * How fast new leads are answered. An answer is the first conversation, email or note after the lead came (what was noted together
 * with the lead counts as at once); the hour follows J. Oldroyd, K. McElheran and D. Elkington, "The Short Life of Online Sales
 * Leads", Harvard Business Review 2011. `now` is ISO 8601.
 */
export function responseTimes(leads: readonly AnsweredLead[], now: string): ResponseTimes {
  const times = leads.flatMap(({ created_at: from, answered_at: to }) =>
    to === null ? [] : [secondsBetween(from, to)],
  )
  const within = (seconds: number) =>
    leads.length === 0 ? null : times.filter((time) => time <= seconds).length / leads.length
  return {
    leads: leads.length,
    answered: times.length,
    median: median(times),
    ninthDecile: quantile(times, 0.9),
    withinHour: within(3600),
    withinDay: within(86_400),
    waiting: leads
      .filter(({ answered_at, is_open }) => answered_at === null && is_open)
      .map((lead) => ({ ...lead, seconds: secondsBetween(lead.created_at, now) }))
      .toSorted((one, other) => other.seconds - one.seconds),
  }
}
