import { salesFields } from '@parley/core/records/sales-records'
import type { UseQueryOptions } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { countShown } from '~/data/deletions.ts'
import { describeError } from '~/data/describe-error.ts'
import { countOf } from '~/data/formats.ts'
import { queryClient } from '~/data/query-client.ts'
import { EmptyState } from '~/ui/empty-state.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { PageBody, PageHeader } from '~/ui/page-header.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { useIsPhone } from '~/ui/use-media.ts'
import {
  arrangeColumns,
  CustomerTabs,
  type EditedRow,
  RecordTable,
  type RowsPage,
  startsAscending,
  useRecordWindow,
  useSelection,
} from '../records/index.ts'
import { ViewsBar } from '../views/index.ts'
import { changeCell } from './change-cell.ts'
import type { CustomerTable as Table } from './change-customer.ts'
import type { CustomerColumns } from './customer-columns.tsx'
import { CustomerFilters } from './customer-filters.tsx'
import { customerKeys } from './customer-keys.ts'
import { customerName } from './customer-name.tsx'
import { type CustomerFilter, isNarrowed } from './customers-filter.ts'
import { ListActions } from './list-actions.tsx'
import { customersCountQuery, readCustomerIds } from './read-pages.ts'
import { removals } from './remove-customers.ts'
import { useCustomersAddress } from './use-customers-address.ts'

const BulkBar = lazy(() => import('./bulk-bar.tsx'))

interface Props<R extends EditedRow, Key extends readonly unknown[]> {
  table: Table
  title: 'Accounts' | 'Contacts'
  /** What the search looks through. */
  placeholder: string
  pageQuery: (
    filter: CustomerFilter,
    page: number,
    known?: number | null,
  ) => Pick<UseQueryOptions<RowsPage<R>, Error, RowsPage<R>, Key>, 'queryKey' | 'queryFn'>
  /** Beside the name, which the list draws itself. */
  columns: CustomerColumns<R>
  actions: ReactNode
  children?: ReactNode
}

/** Accounts or contacts as a table that holds any number of them: searched, sorted, walked through by keys. */
export function CustomerList<R extends EditedRow, Key extends readonly unknown[]>(props: Props<R, Key>) {
  const { table, title, placeholder, pageQuery, columns, actions, children } = props
  const { search, filter, change, views, noun } = useCustomersAddress(table)
  const [body, setBody] = useState<HTMLElement | null>(null)
  const hidden = removals[table].useHidden()
  const window = useRecordWindow(
    (page, known) => pageQuery(filter, page, known),
    customersCountQuery(table, filter),
    body,
    hidden,
  )
  const selection = useSelection({
    noun,
    total: window.total,
    hidden: window.hidden,
    readIds: (onPart) => readCustomerIds(table, filter, onPart),
  })
  const onSort = (sort: string) => {
    const isUp = filter.sort === sort ? !filter.isAscending : startsAscending(salesFields[table], sort)
    void change({ sort, direction: isUp ? 'up' : 'down' })
  }
  const shownColumns = useMemo(
    () => arrangeColumns(columns.all, columns.usual, search.columns),
    [columns, search.columns],
  )
  // What narrow windows have no column for stands below the name.
  const below = shownColumns.find(({ className }) => className.startsWith('hidden'))
  const showName = useMemo(() => customerName<R>(table, below), [table, below])
  const shown = countShown(window.total, window.firstPage.data?.rows ?? [], hidden)
  const error = window.firstPage.error ?? window.failed?.error
  const isKnown = window.isDrawn && window.isCounted && !window.firstPage.isPlaceholderData
  const count = isKnown ? `${countOf(shown, noun)}${isNarrowed(filter) ? ' found' : ''}` : '\u00a0'
  const isPhone = useIsPhone()
  return (
    <PageBody isWide>
      <PageHeader
        title={title}
        heading={<CustomerTabs current={title} />}
        description={isPhone ? undefined : count}
        actions={
          <>
            <ListActions
              table={table}
              filter={filter}
              columns={columns}
              chosen={search.columns}
              onColumns={(names) => void change({ columns: names })}
            />
            {actions}
          </>
        }
      />
      <ViewsBar list={views} count={count} search={search} onView={(view_id) => change({ view_id })} />
      <CustomerFilters
        table={table}
        placeholder={placeholder}
        search={search}
        filter={filter}
        onChange={change}
      />
      {error && (
        <div className="pb-4">
          <ErrorNotice
            title={`The ${window.firstPage.isError ? '' : 'rest of the '}${title.toLowerCase()} could not be loaded`}
            onRetry={() => void queryClient.invalidateQueries({ queryKey: customerKeys[table] })}
            isRetrying={window.firstPage.isFetching}
          >
            {describeError(error)}
          </ErrorNotice>
        </div>
      )}
      {!window.isDrawn && !error && <SkeletonRows count={12} label={`Loading ${title.toLowerCase()}`} />}
      {window.isDrawn && shown === 0 && <NoCustomers title={title} isFiltered={isNarrowed(filter)} />}
      {window.isDrawn && shown > 0 && (
        <RecordTable
          caption={title}
          noun={noun}
          sorted={filter}
          columns={shownColumns}
          window={window}
          bodyRef={setBody}
          selection={selection}
          showName={showName}
          onSort={onSort}
          onChange={(row, values, label) => changeCell(table, row, values, label)}
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

function NoCustomers({ title, isFiltered }: { title: string; isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState title="Nothing matches">Try fewer words or filters.</EmptyState>
  ) : (
    <EmptyState title={`No ${title.toLowerCase()} yet`}>
      They come with your leads: each lead adds its company and its person, and later leads find them again.
    </EmptyState>
  )
}
