export const accountTabs = [
  'profile',
  'company',
  'members',
  'security',
  'sessions',
  'notifications',
  'data',
] as const
export type AccountTab = (typeof accountTabs)[number]

export interface AccountSearch {
  /** Default: profile. */
  tab?: AccountTab
}

/** The query parameters of /account; what is not valid is left out. */
export function readAccountSearch(raw: Record<string, unknown>): AccountSearch {
  const tab = accountTabs.find((known) => known === raw['tab'])
  return tab && tab !== 'profile' ? { tab } : {}
}
