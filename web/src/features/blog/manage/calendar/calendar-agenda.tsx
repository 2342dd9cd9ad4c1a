import type { Day } from '@parley/core/blog/calendar'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { formatLongDay } from '~/data/formats.ts'
import { IconButton } from '~/ui/icon-button.tsx'
import { PostLink } from '../post-link.tsx'
import type { ListedPost } from '../posts.ts'
import type { CalendarEntry } from './calendar-entries.ts'
import { describeEntry } from './entry-card.tsx'

interface Props {
  entries: ReadonlyMap<Day, readonly CalendarEntry[]>
  weeks: readonly (readonly Day[])[]
  today: Day
  /** Moves a post from its day by a number of days. */
  onNudge: (post: ListedPost, from: Day, by: number) => void
}

/** The days that hold something, one below the other. */
export default function CalendarAgenda({ entries, weeks, today, onNudge }: Props) {
  const days = weeks.flat().filter((day) => entries.has(day))
  if (days.length === 0) {
    return <p className="text-body text-muted">No posts planned or published in this period.</p>
  }
  return (
    <ol className="grid gap-5">
      {days.map((day) => (
        <li key={day}>
          <h2 className="border-b pb-1 text-sm font-medium">
            {formatLongDay(day)}
            {day === today && <span className="text-faint">&nbsp;· today</span>}
          </h2>
          <ul>
            {entries.get(day)?.map((entry) => (
              <li key={entry.post.id} className="flex items-center gap-1 border-b py-1">
                <PostLink post={entry.post} className="min-h-11 min-w-0 flex-1 py-1">
                  <span className="block text-xs text-faint tabular-nums">{describeEntry(entry)}</span>
                  <span className="block">{entry.post.title}</span>
                </PostLink>
                {entry.kind !== 'published' && (
                  <>
                    <IconButton
                      label={`${entry.post.title}: a day earlier`}
                      icon={<ChevronLeft aria-hidden="true" />}
                      onClick={() => onNudge(entry.post, day, -1)}
                    />
                    <IconButton
                      label={`${entry.post.title}: a day later`}
                      icon={<ChevronRight aria-hidden="true" />}
                      onClick={() => onNudge(entry.post, day, 1)}
                    />
                  </>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
