import { readAllById } from '@parley/core/paging/read-pages'
import { accountFields } from '@parley/core/records/account'
import { columnsOf } from '@parley/core/records/columns'
import { contactFields } from '@parley/core/records/contact'
import { readCustom } from '@parley/core/records/custom-values'
import type { Field, PatchOf } from '@parley/core/records/field'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '~/data/query-client.ts'
import { supabase } from '~/data/supabase.ts'
import { idle } from '~/data/when-idle.ts'
import type { MailMarks } from '../mail/index.ts'
import { orderOf, pageSize, placeOfPage, type RowsPage } from '../records/index.ts'
import { type AccountFigures, noFigures, readFigures } from './account-figures.ts'
import type { CustomerTable } from './change-customer.ts'
import { customerKeys } from './customer-keys.ts'
import type { CustomerFilter } from './customers-filter.ts'
import { narrowTo } from './narrow-customers.ts'

const accountColumns = `${columnsOf(accountFields)}, created_by` as const
/** Of a list: the account's name stands with the contact, and needs no look at each account. */
const listedContactColumns = `${columnsOf(contactFields)}, created_by, account_name` as const
const contactColumns = `${columnsOf(contactFields)}, created_by, accounts(id, name)` as const

/**
 * One page of the accounts of a filter; the first also counts. Their figures follow once the rows stand.
 * @param total as far as known: see `placeOfPage`
 */
export function accountsPageQuery(filter: CustomerFilter, page: number, total: number | null = null) {
  const queryKey = [...customerKeys.accounts, 'page', filter, page] as const
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<RowsPage<ListedAccount>> => {
      const { from, to, isReversed } = placeOfPage(page, pageSize, total)
      const query = supabase.from('accounts').select(accountColumns, page === 0 ? { count: 'exact' } : {})
      await narrowTo('accounts', query, filter)
      const { data, count } = await query
        .order(...orderOf(accountFields, filter, isReversed))
        .order('id', { ascending: !isReversed })
        .range(from, to)
        .abortSignal(signal)
        .throwOnError()
      const held = new Map(
        queryClient
          .getQueryData<RowsPage<ListedAccount>>(queryKey)
          ?.rows.map(({ id, figures }) => [id, figures]),
      )
      const rows = data.map((account) => ({ ...withOwn(account), figures: held.get(account.id) ?? null }))
      void followWithFigures(
        queryKey,
        rows.map(({ id }) => id),
      )
      return pageOf(rows, count, isReversed)
    },
  })
}

/** Reads the figures of a page's accounts when its rows are drawn, and gives them to the rows. */
async function followWithFigures(queryKey: readonly unknown[], ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await idle()
  const figures = await readFigures(ids).catch(() => null)
  const state = queryClient.getQueryState(queryKey)
  // Rows that have changed are read again, and their figures after them.
  if (!state || state.isInvalidated) return
  queryClient.setQueryData<RowsPage<ListedAccount>>(
    queryKey,
    (page) =>
      page && {
        ...page,
        rows: page.rows.map((row) =>
          ids.includes(row.id)
            ? { ...row, figures: figures ? (figures.get(row.id) ?? noFigures) : (row.figures ?? 'unread') }
            : row,
        ),
      },
    { updatedAt: state.dataUpdatedAt },
  )
}

/** One page of the contacts of a filter with their accounts; the first also counts. */
export const contactsPageQuery = (filter: CustomerFilter, page: number, total: number | null = null) =>
  queryOptions({
    queryKey: [...customerKeys.contacts, 'page', filter, page],
    queryFn: async ({ signal }) => {
      const { from, to, isReversed } = placeOfPage(page, pageSize, total)
      const query = supabase
        .from('contacts')
        .select(listedContactColumns, page === 0 ? { count: 'exact' } : {})
      await narrowTo('contacts', query, filter)
      const { data, count } = await query
        .order(...orderOf(contactFields, filter, isReversed))
        .order('id', { ascending: !isReversed })
        .range(from, to)
        .abortSignal(signal)
        .throwOnError()
      const rows = data.map(({ account_name: account, ...contact }) => ({
        ...withOwn(contact),
        accounts:
          contact.account_id === null || account === null ? null : { id: contact.account_id, name: account },
      }))
      return pageOf(rows, count, isReversed)
    },
  })

/** The ids of all of a filter. @param onPart called with how many there are so far */
export async function readCustomerIds(
  table: CustomerTable,
  filter: CustomerFilter,
  onPart: (count: number) => void,
): Promise<string[]> {
  const rows = await readAllById(async (after) => {
    const query = supabase.from(table).select('id')
    await narrowTo(table, query, filter)
    return query.gt('id', after).order('id').throwOnError()
  }, onPart)
  return rows.map(({ id }) => id)
}

/** A row with its own fields read. */
const withOwn = <R extends { custom: unknown }>(row: R) => ({ ...row, custom: readCustom(row.custom) })

const pageOf = <R extends { id: string }>(
  rows: R[],
  total: number | null,
  isReversed: boolean,
): RowsPage<R> => ({
  rows: isReversed ? rows.toReversed() : rows,
  total,
})

/** One account with its figures; null where there is none. */
export const accountQuery = (id: string) =>
  queryOptions({
    queryKey: customerKeys.account(id),
    queryFn: async ({ signal }): Promise<Account | null> => {
      const [{ data }, figures] = await Promise.all([
        supabase
          .from('accounts')
          .select(accountColumns)
          .eq('id', id)
          .abortSignal(signal)
          .maybeSingle()
          .throwOnError(),
        readFigures([id], signal),
      ])
      return data && { ...withOwn(data), figures: figures.get(id) ?? noFigures }
    },
  })

/** One contact with its account and what is marked of mail to it; null where there is none. */
export const contactQuery = (id: string) =>
  queryOptions({
    queryKey: customerKeys.contact(id),
    queryFn: async ({ signal }): Promise<(Contact & MailMarks) | null> => {
      const { data } = await supabase
        .from('contacts')
        .select(`${contactColumns}, email_opt_out_at, email_bounced_at, email_bounce_reason`)
        .eq('id', id)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      return data && withOwn(data)
    },
  })

type Columns<F extends Field> = Required<PatchOf<F>>

export type Account = Columns<(typeof accountFields)[number]> & {
  created_by: string | null
  figures: AccountFigures
}
/** Of the list, whose figures come after it: null until then. */
export type ListedAccount = Omit<Account, 'figures'> & { figures: AccountFigures | 'unread' | null }
export type Contact = Columns<(typeof contactFields)[number]> & {
  created_by: string | null
  accounts: { id: string; name: string } | null
}
