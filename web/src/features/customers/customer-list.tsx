import type { UseQueryOptions } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { countOf } from '~/data/formats.ts'
import { EmptyState } from '~/ui/empty-state.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { PageBody, PageHeader } from '~/ui/page-header.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { CustomerTabs, type RowsPage, useRecordWindow, useSelection } from '../records/index.ts'
import type { CustomerTable as Table } from './change-customer.ts'
import { type CustomerColumn, CustomerTable, type NamedRow } from './customer-table.tsx'
import {
  type CustomerFilter,
  type CustomerSort,
  type CustomersSearch,
  filterOf,
  isNarrowed,
  readCustomersSearch,
} from './customers-search.ts'
import { FilterBar } from './filter-bar.tsx'
import { readCustomerIds } from './read-pages.ts'

const BulkBar = lazy(() => import('./bulk-bar.tsx'))

interface Props<R extends NamedRow, Key extends readonly unknown[]> {
  table: Table
  title: 'Accounts' | 'Contacts'
  /** One of them, for counts: "account". */
  noun: string
  to: '/accounts' | '/contacts'
  /** What the search looks through. */
  placeholder: string
  pageQuery: (
    filter: CustomerFilter,
    page: number,
    known?: number | null,
  ) => Pick<UseQueryOptions<RowsPage<R>, Error, RowsPage<R>, Key>, 'queryKey' | 'queryFn'>
  /** Beside the name, which the list draws itself. */
  columns: readonly CustomerColumn<R>[]
  actions: ReactNode
  children?: ReactNode
}

/** Accounts or contacts as a table that holds any number of them: searched, sorted, walked through by keys. */
export function CustomerList<R extends NamedRow, Key extends readonly unknown[]>(props: Props<R, Key>) {
  const { table, title, noun, to, placeholder, pageQuery, columns, actions, children } = props
  const raw = useSearch({ strict: false })
  const navigate = useNavigate()
  const search = useMemo(() => readCustomersSearch({ ...raw }), [raw])
  const filter = filterOf(search)
  const [body, setBody] = useState<HTMLElement | null>(null)
  const window = useRecordWindow((page, known) => pageQuery(filter, page, known), body)
  const selection = useSelection({
    noun,
    total: window.total,
    hidden: window.hidden,
    readIds: (onPart) => readCustomerIds(table, filter, onPart),
  })
  const change = (patch: { [Key in keyof CustomersSearch]?: CustomersSearch[Key] | undefined }) =>
    navigate({ to, search: (latest) => readCustomersSearch({ ...latest, ...patch }), replace: true })
  const sortProps = (sort: CustomerSort | undefined) => {
    if (!sort) return {}
    const isSorted = filter.sort === sort
    const direction = isSorted ? (filter.isAscending ? 'down' : 'up') : sort === 'name' ? 'up' : 'down'
    return {
      sorted: isSorted ? (filter.isAscending ? ('ascending' as const) : ('descending' as const)) : null,
      onSort: () => void change({ sort, direction }),
    }
  }
  const error = window.firstPage.error ?? window.failed?.error
  const isKnown = window.isDrawn && !window.firstPage.isPlaceholderData
  return (
    <PageBody isWide>
      <PageHeader
        title={title}
        heading={<CustomerTabs current={title} />}
        description={
          isKnown ? `${countOf(window.total, noun)}${isNarrowed(filter) ? ' found' : ''}` : '\u00a0'
        }
        actions={actions}
      />
      <FilterBar table={table} placeholder={placeholder} search={search} filter={filter} onChange={change} />
      {error && (
        <div className="pb-4">
          <ErrorNotice
            title={`The ${title.toLowerCase()} could not be loaded`}
            onRetry={() => void window.firstPage.refetch()}
            isRetrying={window.firstPage.isFetching}
          >
            {describeError(error)}
          </ErrorNotice>
        </div>
      )}
      {!window.isDrawn && !error && <SkeletonRows count={12} label={`Loading ${title.toLowerCase()}`} />}
      {window.isDrawn && window.total === 0 && (
        <EmptyState title={isNarrowed(filter) ? 'Nothing matches' : `No ${title.toLowerCase()} yet`}>
          {isNarrowed(filter)
            ? 'Try fewer words or filters.'
            : 'They come with your leads: each lead adds its company and its person, and later leads find them again.'}
        </EmptyState>
      )}
      {window.isDrawn && window.total > 0 && (
        <CustomerTable
          title={title}
          to={to}
          columns={columns}
          window={window}
          bodyRef={setBody}
          selection={selection}
          sortProps={sortProps}
        />
      )}
      <Suspense fallback={null}>
        {selection.selected.size > 0 && (
          <BulkBar table={table} selected={selection.selected} onClear={selection.clear} />
        )}
      </Suspense>
      {children}
    </PageBody>
  )
}
