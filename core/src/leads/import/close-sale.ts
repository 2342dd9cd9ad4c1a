import { endOfHeading } from './closing-headings.ts'
import { dayOfDate, momentOf } from './read-date.ts'

/** A date on which a sale may have ended, as a column of its row has it. */
export interface Closing {
  heading: string
  text: string
  /** ISO 8601. */
  at: string
}

/** What a row says of its sale's end. */
interface Ending {
  closings: readonly Closing[]
  /** The stage of the sale; undefined where the row has none. */
  status: unknown
  /** The day on which it was to close. */
  expectedOn: unknown
  timeZone: string
}

interface Closed {
  at?: string
  /** The dates that don't count, with why. */
  left: readonly (Closing & { reason: string })[]
}

/** The date under a heading of how the sale ended, then one of either end, then one of the other. */
function bestOf(closings: readonly Closing[], status: unknown) {
  const of = (end: unknown) => closings.find(({ heading }) => endOfHeading(heading) === end)
  return { fitting: of(status) ?? of(null), other: closings[0] }
}

/**
 * When a sale ended. Products that keep one closing date have it as the expected one, of which a decided sale says when it was
 * decided; so that one stands before the date of the other end, such as the won date of a sale that was lost after all.
 */
export function closeSale({ closings, status, expectedOn, timeZone }: Ending): Closed {
  const isDecided = status === 'won' || status === 'lost'
  if (status !== undefined && !isDecided) {
    const reason = 'The sale is open: it has no closing date yet'
    return { left: closings.map((closing) => ({ ...closing, reason })) }
  }
  const { fitting, other } = bestOf(closings, status)
  const expected = isDecided && typeof expectedOn === 'string' ? momentOf(expectedOn, timeZone) : undefined
  const at = fitting?.at ?? expected ?? other?.at
  if (at === undefined) return { left: [] }
  const day = dayOfDate(at, timeZone)
  const reason = `Another column says that the sale closed on ${day}`
  const others = closings.filter((closing) => dayOfDate(closing.at, timeZone) !== day)
  return { at, left: others.map((closing) => ({ ...closing, reason })) }
}
