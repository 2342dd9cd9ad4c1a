import type { CustomValues } from '@parley/core/records/custom-values'

/** What a record holds several of: each is changed by itself, so that what others changed meanwhile stays. */
export interface Parts {
  custom?: CustomValues
  tags?: readonly string[]
}

/** Whether a patch changes own fields or tags alone. */
export const isOfParts = (patch: object): patch is Parts =>
  Object.keys(patch).length === 1 && ('custom' in patch || 'tags' in patch)
