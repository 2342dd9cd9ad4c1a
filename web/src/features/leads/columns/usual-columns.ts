import type { KeyOf } from '@parley/core/records/field'
import type { listedFields } from '@parley/core/records/lead'

export type BuiltInColumn = KeyOf<(typeof listedFields)[number]>

/** The columns behind the name where none is chosen. */
export const usualColumns = [
  'company',
  'email',
  'status',
  'value',
  'score',
  'owner',
  'last_activity_at',
] as const satisfies readonly BuiltInColumn[]
