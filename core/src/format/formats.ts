import { createBytes } from './bytes.ts'
import { createDates } from './dates.ts'
import { createMoney } from './money.ts'
import { createNumbers } from './numbers.ts'
import { type Place, productLocale } from './place.ts'
import { createRelative } from './relative.ts'
import { createSpans } from './spans.ts'
import { createTimes } from './times.ts'

/**
 * Everything that is shown of dates, times, spans, numbers and money. `place` is read each time something is
 * written, so that its zone and locale may change.
 */
export const createFormats = (place: Place) => ({
  ...createDates(place),
  ...createTimes(place),
  ...createRelative(place),
  ...createNumbers(place),
  ...createBytes(place),
  ...createMoney(place),
  ...createSpans(place),
})

export type Formats = ReturnType<typeof createFormats>

/** Where a text is read; its reader's locale may not be known. */
export type KnownPlace = Partial<Place> & Pick<Place, 'timeZone'>

/** For texts whose reader's locale may not be known. */
export const formatsFor = ({ locale = productLocale, timeZone }: KnownPlace): Formats =>
  createFormats({ locale, timeZone })
