import { dataError } from '../errors.ts'
import type { Preferences } from '../request/preferences.ts'

/** @throws DataError PGRST124 when more rows changed than `Prefer: max-affected` allows. */
export function checkAffected({ maximumAffected }: Preferences, rows: number): void {
  if (maximumAffected === null || rows <= maximumAffected) return
  const message = 'Query result exceeds max-affected preference constraint'
  throw dataError(400, 'PGRST124', message, `The query affects ${rows} rows`)
}
