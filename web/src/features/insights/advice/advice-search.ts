import { type Period, periods } from '../insights-search.ts'

export interface AdviceSearch {
  /** Days that coaching looks at, up to today; default 30. */
  days?: Period
  /** Whose deals and conversations; default everybody's. */
  owner?: string
}

/** The query parameters of /ai-insights; what is not valid is left out. */
export function readAdviceSearch(raw: Record<string, unknown>): AdviceSearch {
  const days = periods.find((known) => known === Number(raw['days']))
  const { owner } = raw
  const isId = typeof owner === 'string' && /^[0-9a-f-]{36}$/.test(owner)
  return { ...(days && days !== 30 ? { days } : {}), ...(isId ? { owner } : {}) }
}
