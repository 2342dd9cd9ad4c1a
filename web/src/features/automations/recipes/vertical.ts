import { type Vertical, verticals } from '@parley/core/automations/recipe'
import type { useProfile } from '~/data/profile.ts'

/** The company's line of business; "other" until it is known. */
export function readVertical(profile: ReturnType<typeof useProfile>['data']): Vertical {
  const type = profile?.companies.vertical_configurations?.vertical_type
  return verticals.find((known) => known === type) ?? 'other'
}
