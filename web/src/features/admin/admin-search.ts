export const adminTabs = ['health', 'accounts', 'errors', 'audit', 'mail', 'backups'] as const
export type AdminTab = (typeof adminTabs)[number]

/** The days up to now that figures are of. */
export const periods = [1, 7, 30] as const
export type Period = (typeof periods)[number]

export interface AdminSearch {
  /** Default: health. */
  tab?: AdminTab
  /** Default: 1. */
  days?: Period
  /** Words that accounts or errors are searched for. */
  q?: string
  /** The kind of event the audit log shows alone. */
  action?: string
  /** The account whose events the audit log shows alone. */
  account?: string
}

const longest = 200
const textOf = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value.slice(0, longest) : undefined
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The query parameters of /admin/metrics; what is not valid, or says nothing, is left out. */
export function readAdminSearch(raw: Record<string, unknown>): AdminSearch {
  const tab = adminTabs.find((known) => known === raw['tab'])
  const days = periods.find((known) => String(known) === String(raw['days']))
  const q = tab === 'accounts' || tab === 'errors' ? textOf(raw['q']) : undefined
  const action = tab === 'audit' ? textOf(raw['action']) : undefined
  const account = tab === 'audit' ? textOf(raw['account']) : undefined
  return {
    ...(tab && tab !== 'health' ? { tab } : {}),
    ...(days && days !== 1 ? { days } : {}),
    ...(q === undefined ? {} : { q }),
    ...(action === undefined ? {} : { action }),
    ...(account !== undefined && uuid.test(account) ? { account } : {}),
  }
}
