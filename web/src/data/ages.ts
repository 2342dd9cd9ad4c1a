import type { Moment } from '@parley/core/format/moment'
import { createRelative } from '@parley/core/format/relative'
import { person } from './person-place.ts'

const { age, due } = createRelative(person)

export const formatDue = due
export const formatAge = (at: Moment, now: Moment = Date.now()): string => age(at, now)

/** Within a sentence: "just now", "5 min ago", "on Nov 3". */
export function formatAgo(at: Moment, now: Moment): string {
  const said = age(at, now)
  if (said === 'now') return 'just now'
  return /^\d+ (min|h|d)$/.test(said) ? `${said} ago` : `on ${said}`
}
