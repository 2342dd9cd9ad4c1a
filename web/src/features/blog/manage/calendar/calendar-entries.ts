import { type Day, dayOf } from '@parley/core/blog/calendar'
import type { ListedPost } from '../posts.ts'

/** A post on a day. `planned` promises nothing, `scheduled` goes out by itself, `published` is out. */
export interface CalendarEntry {
  kind: 'planned' | 'scheduled' | 'published'
  day: Day
  /** When it goes or went out, ISO 8601; null for what is only planned. */
  at: string | null
  post: ListedPost
}

function entryOf(post: ListedPost, timeZone: string): CalendarEntry | null {
  if (post.status === 'published' && post.published_at !== null) {
    return { kind: 'published', day: dayOf(post.published_at, timeZone), at: post.published_at, post }
  }
  const at = post.blog_post_schedules?.publish_at
  if (at !== undefined) return { kind: 'scheduled', day: dayOf(at, timeZone), at, post }
  return post.planned_for === null ? null : { kind: 'planned', day: post.planned_for, at: null, post }
}

/** Without a time after all with one; milliseconds. */
const placeOf = ({ at }: CalendarEntry): number => (at === null ? Number.MAX_SAFE_INTEGER : Date.parse(at))

/** The posts that have a day, by day; those with a time first and in its order. */
export function toEntries(posts: readonly ListedPost[], timeZone: string): Map<Day, CalendarEntry[]> {
  const entries = posts
    .flatMap((post) => entryOf(post, timeZone) ?? [])
    .toSorted((one, other) => placeOf(one) - placeOf(other))
  return Map.groupBy(entries, ({ day }) => day)
}
