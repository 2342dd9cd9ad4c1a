export const accountTabs = [
  'profile',
  'company',
  'stages',
  'members',
  'security',
  'sessions',
  'notifications',
  'history',
  'data',
] as const
export type AccountTab = (typeof accountTabs)[number]

export interface AccountSearch {
  /** Without one: the profile; on a phone the list of all. */
  tab?: AccountTab
  /** What the tab History lists, read by `readHistoryFilter`. */
  only?: unknown
}

/** The query parameters of /account; what is not valid is left out. */
export function readAccountSearch(raw: Record<string, unknown>): AccountSearch {
  const tab = accountTabs.find((known) => known === raw['tab'])
  return tab ? { tab, only: raw['only'] } : {}
}
