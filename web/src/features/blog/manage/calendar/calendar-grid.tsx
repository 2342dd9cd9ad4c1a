import { useDroppable } from '@dnd-kit/core'
import type { Day } from '@parley/core/blog/calendar'
import { formatLongDay } from '~/data/formats.ts'
import { joinClasses } from '~/ui/join-classes.ts'
import type { CalendarEntry } from './calendar-entries.ts'
import { EntryCard } from './entry-card.tsx'

interface Props {
  entries: ReadonlyMap<Day, readonly CalendarEntry[]>
  weeks: readonly (readonly Day[])[]
  today: Day
  month: Day | null
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Seven days across between hairlines. */
export function CalendarGrid({ entries, weeks, today, month }: Props) {
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">Posts by day</caption>
      <thead>
        <tr className="border-b text-left text-xs text-faint">
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" className="h-8 px-2 font-medium">
              <abbr title={weekday} className="no-underline">
                {weekday.slice(0, 3)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]} className="border-b">
            {week.map((day) => (
              <DayCell
                key={day}
                day={day}
                entries={entries.get(day) ?? []}
                isToday={day === today}
                isOutside={month !== null && day.slice(0, 7) !== month.slice(0, 7)}
                isTall={weeks.length === 1}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayCellProps {
  day: Day
  entries: readonly CalendarEntry[]
  isToday: boolean
  isOutside: boolean
  isTall: boolean
}

function DayCell({ day, entries, isToday, isOutside, isTall }: DayCellProps) {
  const { setNodeRef, isOver } = useDroppable({ id: day, data: { name: formatLongDay(day) } })
  return (
    <td
      ref={setNodeRef}
      aria-label={formatLongDay(day)}
      aria-current={isToday ? 'date' : undefined}
      className={joinClasses(
        'border-l p-1 align-top first:border-l-0',
        isTall ? 'h-96' : 'h-28',
        isOver && 'bg-accent-soft',
      )}
    >
      <p
        className={joinClasses(
          'mb-1 inline-flex h-6 min-w-6 items-center justify-center rounded-full px-1.5 text-xs tabular-nums',
          isToday ? 'bg-ink font-medium text-canvas' : isOutside ? 'text-faint' : 'text-muted',
        )}
      >
        {Number(day.slice(8))}
      </p>
      <ul className="grid gap-1">
        {entries.map((entry) => (
          <li key={entry.post.id} className="min-w-0">
            <EntryCard entry={entry} isWhole={isTall} />
          </li>
        ))}
      </ul>
    </td>
  )
}
