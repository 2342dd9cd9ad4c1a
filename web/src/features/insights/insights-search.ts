import type { Day } from '@parley/core/blog/calendar'
import { figureNames } from '@parley/core/insights/figure-names'

export const periods = [7, 30, 90, 365] as const
export type Period = (typeof periods)[number]

/** What a number opens: the figures' own names, and what is counted by kind. */
export const measures = [
  ...figureNames,
  'conversations',
  'objection',
  'competitor',
  'topic',
  'question',
  'tracker',
] as const
export type Measure = (typeof measures)[number]

export interface InsightsSearch {
  /** Days up to today; default 30. */
  days?: Period
  /** Whose recordings; default everybody's. */
  owner?: string
  /** The number whose recordings are shown. */
  open?: Measure
  /** Which objection, competitor, topic, side or tracker it counts. */
  key?: string
  /** The number is one owner's, of a table of all. */
  of?: string
  /** The number is of these days alone. */
  from?: Day
  to?: Day
}

const id = (raw: unknown): string | undefined =>
  typeof raw === 'string' && /^[0-9a-f-]{36}$/.test(raw) ? raw : undefined
const day = (raw: unknown): Day | undefined =>
  typeof raw === 'string' && /^\d{4}-\d\d-\d\d$/.test(raw) && !Number.isNaN(Date.parse(raw)) ? raw : undefined

/** The query parameters of /insights; what is not valid is left out. */
export function readInsightsSearch(raw: Record<string, unknown>): InsightsSearch {
  const days = periods.find((known) => known === Number(raw['days']))
  const owner = id(raw['owner'])
  const open = measures.find((known) => known === raw['open'])
  const key = typeof raw['key'] === 'string' || typeof raw['key'] === 'number' ? String(raw['key']) : ''
  const of = id(raw['of'])
  const [from, to] = [day(raw['from']), day(raw['to'])]
  return {
    ...(days && days !== 30 ? { days } : {}),
    ...(owner === undefined ? {} : { owner }),
    ...(open === undefined ? {} : { open }),
    ...(open === undefined || key === '' ? {} : { key: key.slice(0, 200) }),
    ...(open === undefined || of === undefined ? {} : { of }),
    ...(open === undefined || from === undefined || to === undefined || to < from ? {} : { from, to }),
  }
}
