import { type Day, monthOf, moveDay, moveMonth, weekOf } from '@parley/core/blog/calendar'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { formatLongDay, formatLongMonth } from '~/data/formats.ts'
import { joinClasses } from '~/ui/join-classes.ts'
import { SmallButton } from './small-button.tsx'

interface Props {
  chosen: Day | null
  today: Day
  onChoose: (day: Day) => void
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Where a key leads from a day; undefined for a key that leads nowhere. */
function dayBy(key: string, day: Day): Day | undefined {
  const week = weekOf(day)
  const places: Record<string, Day | undefined> = {
    ArrowLeft: moveDay(day, -1),
    ArrowRight: moveDay(day, 1),
    ArrowUp: moveDay(day, -7),
    ArrowDown: moveDay(day, 7),
    Home: week[0],
    End: week.at(-1),
    PageUp: moveMonth(day, -1),
    PageDown: moveMonth(day, 1),
  }
  return places[key]
}

/** A month to choose a day of: one press or Enter; arrows, Home, End, Page up and down lead to another. */
export function DayGrid({ chosen, today, onChoose }: Props) {
  const [at, setAt] = useState(chosen ?? today)
  const grid = useRef<HTMLTableSectionElement>(null)
  const isMoving = useRef(true)
  useEffect(() => {
    if (isMoving.current) grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus()
    isMoving.current = false
  }, [at])
  const move = (event: KeyboardEvent) => {
    const next = dayBy(event.key, at)
    if (next === undefined) return
    event.preventDefault()
    isMoving.current = true
    setAt(next)
  }
  return (
    <div>
      <div className="flex items-center justify-between">
        <p className="px-2 text-sm font-medium" aria-live="polite">
          {formatLongMonth(at)}
        </p>
        <span className="flex">
          <SmallButton label="Month before" onClick={() => setAt(moveMonth(at, -1))}>
            <ChevronLeft aria-hidden="true" />
          </SmallButton>
          <SmallButton label="Month after" onClick={() => setAt(moveMonth(at, 1))}>
            <ChevronRight aria-hidden="true" />
          </SmallButton>
        </span>
      </div>
      <table className="mt-1 w-full table-fixed">
        <thead>
          <tr className="text-xs text-faint">
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" className="h-6 font-normal">
                <abbr title={weekday} className="no-underline">
                  {weekday.slice(0, 2)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={grid}>
          {monthOf(at).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className="text-center">
                  <button
                    type="button"
                    data-day={day}
                    tabIndex={day === at ? 0 : -1}
                    aria-label={formatLongDay(day)}
                    aria-pressed={day === chosen}
                    aria-current={day === today ? 'date' : undefined}
                    onClick={() => onChoose(day)}
                    onKeyDown={move}
                    className={joinClasses(
                      'inline-flex size-8 items-center justify-center rounded-md text-sm tabular-nums transition-colors hover:bg-sunken pointer-coarse:h-11 pointer-coarse:w-full',
                      'aria-pressed:bg-accent aria-pressed:font-medium aria-pressed:text-on-accent',
                      day === today && 'font-semibold underline underline-offset-4',
                      day.slice(0, 7) !== at.slice(0, 7) && 'text-faint',
                    )}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
