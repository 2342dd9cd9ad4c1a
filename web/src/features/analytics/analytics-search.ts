import { activityKinds } from '@parley/core/analytics/sales-lines'
import type { Day } from '@parley/core/blog/calendar'
import { isStageKey } from '@parley/core/leads/stages'
import { daysIn, isDay } from '@parley/core/text/day'

export const periods = [7, 30, 90, 365] as const
export type Period = (typeof periods)[number]

/** The longest period that the database answers, in days. */
export const longestPeriod = 732

/** What a number opens: a step of the funnel (`reached` with its stage), a decision, the open pipeline, or a kind of work. */
export const measures = ['created', 'reached', 'closed', 'won', 'lost', 'open', ...activityKinds] as const
export type Measure = (typeof measures)[number]

export interface AnalyticsSearch {
  /** Days up to today; default 30. */
  days?: Period
  /** A period of one's own, both days within; it stands in the place of `days`. */
  from?: Day
  to?: Day
  /** Whose leads and work; default everybody's. */
  owner?: string
  /** The key of a pipeline; default all of them. Work is of no pipeline. */
  pipeline?: string
  /** The number whose leads or recordings are shown. */
  open?: Measure
  /** The number is one owner's, of a table of all. */
  of?: string
  /** The number is of one source alone; empty for leads of unknown source. */
  source?: string
  currency?: string
  /** The key of a stage. */
  status?: string
}

const id = (raw: unknown): string | undefined =>
  typeof raw === 'string' && /^[0-9a-f-]{36}$/.test(raw) ? raw : undefined
const day = (raw: unknown): Day | undefined => (typeof raw === 'string' && isDay(raw) ? raw : undefined)

const key = (raw: unknown): string | undefined =>
  typeof raw === 'string' && isStageKey(raw) ? raw : undefined

/** The query parameters of /analytics; what is not valid is left out. */
export function readAnalyticsSearch(raw: Record<string, unknown>): AnalyticsSearch {
  const days = periods.find((known) => known === Number(raw['days']))
  const [from, to] = [day(raw['from']), day(raw['to'])]
  const isOwn = from !== undefined && to !== undefined && from <= to && daysIn(from, to) <= longestPeriod
  const owner = id(raw['owner'])
  const pipeline = key(raw['pipeline'])
  const of = id(raw['of'])
  const { source, currency } = raw
  const status = key(raw['status'])
  const open = measures.find(
    (known) => known === raw['open'] && (known !== 'reached' || status !== undefined),
  )
  return {
    ...(isOwn ? { from, to } : {}),
    ...(days && days !== 30 && !isOwn ? { days } : {}),
    ...(owner === undefined ? {} : { owner }),
    ...(pipeline === undefined ? {} : { pipeline }),
    ...(open === undefined
      ? {}
      : {
          open,
          ...(of === undefined ? {} : { of }),
          ...(typeof source === 'string' || typeof source === 'number'
            ? { source: String(source).slice(0, 80) }
            : {}),
          ...(typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? { currency } : {}),
          ...(status === undefined ? {} : { status }),
        }),
  }
}

/** Period, owner and pipeline without the opened number. */
export const withoutOpened = ({
  days,
  from,
  to,
  owner,
  pipeline,
}: AnalyticsSearch): Record<string, unknown> => ({
  days,
  from,
  to,
  owner,
  pipeline,
})
