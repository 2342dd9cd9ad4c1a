import type { Json } from '@parley/core/database.types'
import type { SalesRecord } from '@parley/core/records/sales-records'

/** What a window gets that does something with the selected records. */
export interface WindowProps {
  record: SalesRecord
  ids: readonly string[]
  /** "3 leads". */
  words: string
  onClose: () => void
  onDone: () => void
  /** Gives all of them the same values, by column. @param said for the toast */
  change: (patch: Readonly<Record<string, Json>>, said: string) => void
  /** Reads anew what is shown of them. */
  refresh: () => Promise<unknown>
}
