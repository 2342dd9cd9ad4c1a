import { type Vertical, verticals } from '@parley/core/automations/recipe'
import { type VerticalKind, verticalKinds } from '@parley/core/verticals/import/kind-names'

export interface VerticalInsightsSearch {
  /** The line of business that is looked at; default the company's own. */
  vertical?: Vertical
  /** The window that brings in rows of this kind is open. */
  import?: VerticalKind
}

/** The query parameters of /vertical-insights; what is not valid is left out. */
export function readVerticalInsightsSearch(raw: Record<string, unknown>): VerticalInsightsSearch {
  const vertical = verticals.find((known) => known === raw['vertical'])
  const kind = verticalKinds.find((known) => known === raw['import'])
  return {
    ...(vertical === undefined ? {} : { vertical }),
    ...(kind === undefined ? {} : { import: kind }),
  }
}
