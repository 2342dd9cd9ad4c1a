import type { Narrowable } from '@parley/core/leads/filters/conditions'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { type Lead, type LeadPatch, leadColumns, readLead } from './lead.ts'
import type { LeadFilter, LeadSort } from './leads-search.ts'
import { anyColumnHolds } from './or-filter.ts'
import { placeOfPage } from './page-place.ts'

export const pageSize = 100
/** More than this many leads are not selected at once. */
export const selectionLimit = 1000

export type NewLead = LeadPatch & { name: string }

export const leadKeys = {
  lists: ['leads', 'list'],
  list: (filter: LeadFilter) => ['leads', 'list', filter],
  pages: ['leads', 'list', 'page'],
  one: (id: string) => ['leads', 'one', id],
} as const

/** A request that can be narrowed in place, as supabase-js builds it. */
interface NarrowableLeads extends Narrowable {
  eq: (column: 'status' | 'owner_id', value: string) => unknown
  is: (column: 'owner_id', value: null) => unknown
}

/** Leaves of a request for leads those that a filter holds. */
export async function narrowTo(
  query: NarrowableLeads,
  { q, status, owner, filters }: LeadFilter,
): Promise<void> {
  if (q) query.or(anyColumnHolds(['name', 'company', 'email', 'custom_words'], q))
  if (status) query.eq('status', status)
  if (owner === 'nobody') query.is('owner_id', null)
  else if (owner) query.eq('owner_id', owner)
  if (filters.length === 0) return
  const { narrowByFields } = await import('./filters/conditions-now.ts')
  await narrowByFields(query, filters)
}

/** Those that may be empty; nothing stands before something there. For the others saying so would keep their index out. */
const mayBeEmpty: readonly LeadSort[] = ['company', 'email', 'value']

/** How a request for leads is sorted, as supabase-js takes it; reversed to read from the end. */
export const orderOf = ({ sort, isAscending }: LeadFilter, isReversed = false) => ({
  ascending: isAscending !== isReversed,
  ...(mayBeEmpty.includes(sort) && { nullsFirst: isReversed }),
})

export interface LeadsPage {
  leads: Lead[]
  /** Of the whole filter; null on later pages, which do not count. */
  total: number | null
}

/**
 * One page of the list; the first also counts. Pages of a filter share its key, so that one call refreshes all.
 * @param total rows of the filter as far as known: pages beyond the middle are then read from the end
 */
export const leadsPageQuery = (filter: LeadFilter, page: number, total: number | null = null) =>
  queryOptions({
    queryKey: [...leadKeys.pages, filter, page],
    placeholderData: page === 0 ? keepPreviousData : undefined,
    queryFn: async ({ signal }): Promise<LeadsPage> => {
      const query = supabase.from('leads').select(leadColumns, page === 0 ? { count: 'exact' } : {})
      await narrowTo(query, filter)
      const { from, to, isReversed } = placeOfPage(page, pageSize, total)
      const { data, count } = await query
        .order(filter.sort, orderOf(filter, isReversed))
        .order('id', { ascending: !isReversed })
        .range(from, to)
        .abortSignal(signal)
        .throwOnError()
      const leads = data.map(readLead)
      return { leads: isReversed ? leads.toReversed() : leads, total: count }
    },
  })

/** The ids of all leads of a filter, at most `selectionLimit`. */
export async function readLeadIds(filter: LeadFilter): Promise<string[]> {
  const query = supabase.from('leads').select('id')
  await narrowTo(query, filter)
  const { data } = await query
    .order(filter.sort, orderOf(filter))
    .order('id')
    .limit(selectionLimit)
    .throwOnError()
  return data.map(({ id }) => id)
}

/** A lead with everything its page shows, in one request. `null` where there is none. */
export const leadQuery = (id: string) =>
  queryOptions({
    queryKey: leadKeys.one(id),
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from('leads')
        .select(
          `${leadColumns}, lead_activities(id, kind, body, data, actor_id, created_at), recordings(id, title, status, summary, recorded_at, duration_seconds), follow_up_emails(id, subject, status, to_email, sent_at, created_at, recording_id)`,
        )
        .eq('id', id)
        .order('created_at', { referencedTable: 'lead_activities', ascending: false })
        .limit(200, { referencedTable: 'lead_activities' })
        .order('recorded_at', { referencedTable: 'recordings', ascending: false })
        .limit(100, { referencedTable: 'recordings' })
        .limit(100, { referencedTable: 'follow_up_emails' })
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      if (!data) return null
      const { lead_activities: activities, recordings, follow_up_emails: emails, ...row } = data
      return { lead: readLead(row), activities, recordings, emails }
    },
  })

export type LeadPageData = NonNullable<
  Awaited<ReturnType<NonNullable<ReturnType<typeof leadQuery>['queryFn']>>>
>

export interface Member {
  id: string
  name: string
}

/** The people of the company, by name. */
export const membersQuery = () =>
  queryOptions({
    queryKey: ['members'],
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }): Promise<Member[]> => {
      const { data } = await supabase
        .from('profiles')
        .select('id, full_name, email')
        .limit(500)
        .abortSignal(signal)
        .throwOnError()
      return data
        .map(({ id, full_name, email }) => ({ id, name: full_name?.trim() || email || 'Unnamed' }))
        .toSorted((one, other) => one.name.localeCompare(other.name))
    },
  })

/** Leads whose name or company holds the words, the last spoken with first. For choosing one. */
export const leadChoicesQuery = (words: string) =>
  queryOptions({
    queryKey: ['leads', 'choices', words],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = supabase.from('leads').select('id, name, company')
      if (words) query.or(anyColumnHolds(['name', 'company', 'email'], words))
      const { data } = await query
        .order('last_activity_at', { ascending: false })
        .limit(8)
        .abortSignal(signal)
        .throwOnError()
      return data
    },
  })

export async function createLead(lead: NewLead): Promise<string> {
  const { data } = await supabase.from('leads').insert(lead).select('id').single().throwOnError()
  return data.id
}

/** Makes a lead under an id that the browser chose; asked for twice, it makes one. */
export async function createLeadOnce(lead: NewLead & { id: string }): Promise<void> {
  await supabase.from('leads').upsert(lead, { ignoreDuplicates: true }).throwOnError()
}

const idsPerRequest = 100

async function inParts(
  ids: readonly string[],
  work: (part: string[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let start = 0; start < ids.length; start += idsPerRequest)
    await work(ids.slice(start, start + idsPerRequest))
}

/** The same change to each of the leads. */
export const updateLeads = (ids: readonly string[], patch: LeadPatch): Promise<void> =>
  inParts(ids, (part) => supabase.from('leads').update(patch).in('id', part).throwOnError())

export const deleteLeads = (ids: readonly string[]): Promise<void> =>
  inParts(ids, (part) => supabase.from('leads').delete().in('id', part).throwOnError())

export interface NewNote {
  lead_id: string
  kind: 'note'
  body: string
}

/** With an `id` it may be asked for twice and makes one note. */
export async function addNote(note: NewNote & { id?: string }): Promise<void> {
  await supabase.from('lead_activities').upsert(note, { ignoreDuplicates: true }).throwOnError()
}
