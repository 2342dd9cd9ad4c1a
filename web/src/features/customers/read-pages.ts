import { readAllById } from '@parley/core/paging/read-pages'
import { accountFields } from '@parley/core/records/account'
import { columnsOf } from '@parley/core/records/columns'
import { contactFields } from '@parley/core/records/contact'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '~/data/query-client.ts'
import { supabase } from '~/data/supabase.ts'
import { idle } from '~/data/when-idle.ts'
import { orderOf, pageSize, placeOfPage, type RowsPage } from '../records/index.ts'
import { type AccountFigures, noFigures, readFigures } from './account-figures.ts'
import type { CustomerTable } from './change-customer.ts'
import { customerKeys } from './customer-keys.ts'
import type { CustomerFilter } from './customers-filter.ts'
import { narrowTo } from './narrow-customers.ts'
import { type Account, accountColumns, withOwn } from './read-customer.ts'

/** Of a list: the account's name stands with the contact, and needs no look at each account. */
const listedContactColumns = `${columnsOf(contactFields)}, created_by, account_name` as const

/** How many accounts or contacts a filter finds, in whatever order. */
export const customersCountQuery = (table: CustomerTable, { q, owner, filters }: CustomerFilter) =>
  queryOptions({
    queryKey: [...customerKeys[table], 'count', q, owner, filters],
    queryFn: async ({ signal }) => {
      const query = supabase.from(table).select('id', { count: 'exact', head: true })
      await narrowTo(table, query, { q, owner, filters })
      const { count } = await query.abortSignal(signal).throwOnError()
      return count ?? 0
    },
  })

/**
 * One page of the accounts of a filter. Their figures follow once the rows stand.
 * @param total as far as known: see `placeOfPage`
 */
export function accountsPageQuery(filter: CustomerFilter, page: number, total: number | null = null) {
  const queryKey = [...customerKeys.accounts, 'page', filter, page] as const
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<RowsPage<ListedAccount>> => {
      const { from, to, isReversed } = placeOfPage(page, pageSize, total)
      const query = supabase.from('accounts').select(accountColumns)
      await narrowTo('accounts', query, filter)
      const { data } = await query
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
      return pageOf(rows, isReversed)
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

/** One page of the contacts of a filter with their accounts. */
export const contactsPageQuery = (filter: CustomerFilter, page: number, total: number | null = null) =>
  queryOptions({
    queryKey: [...customerKeys.contacts, 'page', filter, page],
    queryFn: async ({ signal }) => {
      const { from, to, isReversed } = placeOfPage(page, pageSize, total)
      const query = supabase.from('contacts').select(listedContactColumns)
      await narrowTo('contacts', query, filter)
      const { data } = await query
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
      return pageOf(rows, isReversed)
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

const pageOf = <R extends { id: string }>(rows: R[], isReversed: boolean): RowsPage<R> => ({
  rows: isReversed ? rows.toReversed() : rows,
})

/** Of the list, whose figures come after it: null until then. */
export type ListedAccount = Omit<Account, 'figures'> & { figures: AccountFigures | 'unread' | null }
