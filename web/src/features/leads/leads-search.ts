import { type FieldFilter, readFilters } from '@parley/core/leads/filters/filter'
import { type LeadStatus, leadStatuses } from '@parley/core/leads/status'
import { readColumns } from './columns/column-names.ts'

export const leadSorts = [
  'name',
  'company',
  'email',
  'status',
  'value',
  'score',
  'last_activity_at',
  'created_at',
] as const
export type LeadSort = (typeof leadSorts)[number]

export interface LeadsSearch {
  /** Words to find in name, company or email. */
  q?: string
  status?: LeadStatus
  /** A colleague's id, or "nobody". */
  owner?: string
  /** Conditions on single fields; all must hold. */
  filters?: FieldFilter[]
  sort?: LeadSort
  direction?: 'up' | 'down'
  /** Default: the table. */
  view?: 'board'
  /** The table's columns behind the name, between commas; without it the usual ones. */
  columns?: string
  /** The saved view that the rest came from. */
  view_id?: string
  /** The drawer for a new lead stands open. */
  new?: 1
}

const readText = (value: unknown, limit = 200): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, limit) : ''

/** The query parameters of /leads; what is not valid is left out. */
export function readLeadsSearch(raw: Record<string, unknown>): LeadsSearch {
  const q = readText(raw['q'])
  const status = leadStatuses.find((known) => known === raw['status'])
  const owner = readText(raw['owner'])
  const sort = leadSorts.find((known) => known === raw['sort'])
  const filters = readFilters(raw['filters'])
  const columns = readColumns(readText(raw['columns'], 800)).join(',')
  const viewId = readText(raw['view_id'])
  return {
    ...(q.trim() === '' ? {} : { q }),
    ...(status ? { status } : {}),
    ...(/^(nobody|[0-9a-f-]{36})$/.test(owner) ? { owner } : {}),
    ...(filters.length > 0 ? { filters } : {}),
    ...(sort ? { sort } : {}),
    ...(raw['direction'] === 'up' || raw['direction'] === 'down' ? { direction: raw['direction'] } : {}),
    ...(raw['view'] === 'board' ? { view: 'board' } : {}),
    ...(columns === '' ? {} : { columns }),
    ...(/^[0-9a-f-]{36}$/.test(viewId) ? { view_id: viewId } : {}),
    ...(raw['new'] === 1 || raw['new'] === '1' ? { new: 1 } : {}),
  }
}

export interface LeadFilter {
  q: string
  status: LeadStatus | null
  owner: string | null
  filters: readonly FieldFilter[]
  sort: LeadSort
  isAscending: boolean
}

const textSorts: readonly LeadSort[] = ['name', 'company', 'email', 'status']

/** Whether a column is sorted upwards the first time: words from A, numbers and dates from the largest. */
export const startsAscending = (sort: LeadSort): boolean => textSorts.includes(sort)

/** The filter an address means. Without a sort the leads last spoken with come first. */
export function filterOf({
  q = '',
  status,
  owner,
  filters = [],
  sort = 'last_activity_at',
  direction,
}: LeadsSearch): LeadFilter {
  return {
    q: q.trim(),
    status: status ?? null,
    owner: owner ?? null,
    filters,
    sort,
    isAscending: direction ? direction === 'up' : startsAscending(sort),
  }
}

/** Whether a filter leaves some leads out. */
export const isNarrowed = ({ q, status, owner, filters }: LeadFilter): boolean =>
  Boolean(q || status || owner || filters.length)

/** What takes every filter out of an address. */
export const withoutFilters = { q: undefined, status: undefined, owner: undefined, filters: undefined }
