/**
 * What `sales_figures` of the database answers (supabase/migrations/0044_stages.sql). Counts of leads and deals, `…_value` in
 * whole units of `currency` (ISO 4217) with cents as fractions.
 */

/** Leads that came in a period and how far they got until now (`closed`: won), and what was decided in it. */
export interface LeadLine {
  /** Of the period asked for; otherwise of the one before. */
  is_now: boolean
  /** Empty where it is not known. */
  source: string
  currency: string
  /** The key of the furthest open stage that they have been in; null where none of those is left. */
  furthest: string | null
  created: number
  closed: number
  created_value: number
  closed_value: number
  won: number
  lost: number
  won_value: number
}

/** The period's leads and decisions of one owner; 00000000-… stands for nobody. */
export type OwnerLine = Pick<LeadLine, 'currency' | 'created' | 'won' | 'lost' | 'won_value'> & {
  owner: string
}

/** The same for an interval of days that begins at `from_day`. */
export type IntervalLine = Omit<OwnerLine, 'owner'> & { from_day: string }

export const activityKinds = [
  'note',
  'call',
  'meeting',
  'email',
  'status_changed',
  'task_done',
  'conversation',
] as const
export type ActivityKind = (typeof activityKinds)[number]

/** How often somebody did something in a period; `seconds` of conversations. */
export interface ActivityLine {
  is_now: boolean
  person: string
  kind: ActivityKind
  times: number
  seconds: number
}

/** An amount of one currency. */
export interface Money {
  currency: string
  value: number
}
