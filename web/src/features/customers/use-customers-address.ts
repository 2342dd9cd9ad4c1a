import { salesNouns } from '@parley/core/records/sales-records'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useUserId } from '~/data/session.ts'
import type { ViewedList } from '../views/index.ts'
import type { CustomerTable } from './change-customer.ts'
import { filterOf } from './customers-filter.ts'
import { type CustomersSearch, readCustomersSearch } from './customers-search.ts'

export type AddressPatch = { [Key in keyof CustomersSearch]?: CustomersSearch[Key] | undefined }

function keep(raw: object): CustomersSearch {
  const { view_id: _viewId, ...kept } = readCustomersSearch({ ...raw })
  return kept
}

function meaning(table: CustomerTable, raw: object): string {
  const search = readCustomersSearch({ ...raw })
  return JSON.stringify([filterOf(table, search), search.columns ?? ''])
}

/** The views of a list: all of them is always there, of accounts one's own, too. */
const viewsOf = (table: CustomerTable, userId: string): ViewedList => ({
  record: table,
  to: `/${table}`,
  keep,
  meaning: (raw) => meaning(table, raw),
  always: [
    { name: `All ${table}`, search: {} },
    ...(table === 'accounts' ? [{ name: `My ${table}`, search: { owner: userId } }] : []),
  ],
  example: table === 'accounts' ? 'Accounts in Berlin' : 'Decision makers',
})

/** What the address of /accounts or /contacts says, and how to change it. Undefined takes a parameter away. */
export function useCustomersAddress(table: CustomerTable) {
  const raw = useSearch({ strict: false })
  const navigate = useNavigate()
  const search = useMemo(() => readCustomersSearch({ ...raw }), [raw])
  const filter = useMemo(() => filterOf(table, search), [table, search])
  const change = (patch: AddressPatch) =>
    navigate({
      to: `/${table}`,
      search: (latest) => readCustomersSearch({ ...latest, ...patch }),
      replace: true,
    })
  return { search, filter, change, views: viewsOf(table, useUserId()), noun: salesNouns[table] }
}
