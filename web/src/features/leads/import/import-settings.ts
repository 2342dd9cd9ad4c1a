import type { DateOrder } from '@parley/core/leads/import/read-date'
import type { ValueMap } from '@parley/core/leads/import/read-row'

export const duplicateRules = [
  { key: 'skip', label: 'Leave it as it is', hint: 'The row is skipped and listed in the report.' },
  { key: 'fill', label: 'Fill in what is empty', hint: 'Existing values stay.' },
  { key: 'overwrite', label: 'Overwrite with the file', hint: 'Empty cells erase nothing.' },
  { key: 'create', label: 'Add it anyway', hint: 'You’ll have it twice.' },
] as const
export type DuplicateRule = (typeof duplicateRules)[number]['key']

export interface ImportSettings {
  headers: readonly string[]
  mapping: readonly (string | null)[]
  duplicates: DuplicateRule
  /** Whether a like name at a like company counts as the same. */
  matchSimilar: boolean
  /** Null where the file holds no dates such as 1/2/2026. */
  dateOrder: DateOrder | null
  /** Of whoever imports: that of times whose zone the file does not say. */
  timeZone: string
  /** What the values of columns mean, as far as it was said. */
  values: ValueMap
}
