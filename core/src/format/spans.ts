import { createNumbers } from './numbers.ts'
import type { Place } from './place.ts'

const units = [
  ['day', 2 * 86_400, 86_400],
  ['hour', 2 * 3600, 3600],
  ['minute', 60, 60],
  ['second', 1, 1],
] as const

/** How long something takes or took. */
export function createSpans(place: Pick<Place, 'locale'>) {
  const { countOf, number } = createNumbers(place)
  return {
    /**
     * "12 days", "36 hours", "1 minute", "under a second", from seconds: rounded, in days and hours from two of them.
     * A dash where nothing was measured.
     */
    span(seconds: number | null): string {
      if (seconds === null) return '—'
      const found = units.find(([, least]) => seconds >= least)
      return found ? countOf(Math.round(seconds / found[2]), found[0]) : 'under a second'
    },
    /** "2 h 05 min", "35 min". */
    minutes(count: number): string {
      const whole = Math.round(count)
      const hours = Math.floor(whole / 60)
      return hours === 0 ? `${whole} min` : `${number(hours)} h ${String(whole % 60).padStart(2, '0')} min`
    },
    /** "2.5 ms", "480 ms", "1.94 s". */
    milliseconds(count: number): string {
      if (count < 1000) return `${number(count, count < 10 ? 1 : 0)} ms`
      const seconds = count / 1000
      return `${number(seconds, seconds < 10 ? 2 : 1)} s`
    },
    /** "in 3 days", "today", "2 days ago". */
    daysAway(days: number): string {
      if (days === 0) return 'today'
      const count = countOf(Math.abs(days), 'day')
      return days > 0 ? `in ${count}` : `${count} ago`
    },
  }
}
