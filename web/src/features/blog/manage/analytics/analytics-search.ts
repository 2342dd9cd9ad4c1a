export const periods = [7, 30, 90, 365] as const
export type Period = (typeof periods)[number]

export interface AnalyticsSearch {
  /** Days up to today; default 30. */
  days?: Period
  /** One post alone. */
  post?: string
}

/** The query parameters of /blog/analytics; what is not valid is left out. */
export function readAnalyticsSearch(raw: Record<string, unknown>): AnalyticsSearch {
  const days = periods.find((known) => known === Number(raw['days']))
  const { post } = raw
  return {
    ...(days && days !== 30 ? { days } : {}),
    ...(typeof post === 'string' && /^[0-9a-f-]{36}$/.test(post) ? { post } : {}),
  }
}
