import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { useTableChanges } from '~/data/use-table-changes.ts'
import { Button } from '~/ui/button.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { PageBody, PageHeader } from '~/ui/page-header.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { toast } from '~/ui/toast.ts'
import { Tooltip } from '~/ui/tooltip.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { FilterBar } from './filter-bar.tsx'
import { countOf } from './format.ts'
import { refreshLeads } from './leads-cache.ts'
import { LeadsTable } from './leads-table.tsx'
import { NoLeads } from './no-leads.tsx'
import { membersQuery, readLeadIds } from './queries.ts'
import { useLeadWindow } from './use-lead-window.ts'
import { useLeadsAddress } from './use-leads-address.ts'
import { usePageKeys } from './use-page-keys.ts'

const NewLeadDrawer = lazy(() => import('./new-lead-drawer.tsx'))
const none: ReadonlySet<string> = new Set()

export default function LeadsPage() {
  const address = useLeadsAddress()
  const { search, filter, change } = address
  const [body, setBody] = useState<HTMLElement | null>(null)
  const window = useLeadWindow(filter, body)
  const members = useQuery(membersQuery()).data ?? []
  const [selected, setSelected] = useState(none)
  useTableChanges(['leads'], () => void refreshLeads(), { settle: 500 })
  const select = useCallback(
    (id: string) =>
      setSelected((held) => new Set(held.has(id) ? [...held].filter((one) => one !== id) : [...held, id])),
    [],
  )
  const clear = () => setSelected(none)
  const selectAll = (isOn: boolean) => {
    if (!isOn) return clear()
    readLeadIds(filter).then(
      (ids) => setSelected(new Set(ids.filter((id) => !window.hidden.has(id)))),
      (error: unknown) => toast.error('Nothing was selected', { description: describeError(error) }),
    )
  }
  const openNew = () => void change({ new: 1 })
  usePageKeys({
    n: (event) => {
      event.preventDefault()
      openNew()
    },
    Escape: clear,
  })
  const { firstPage: first, total } = window
  const shown = Math.max(0, total - window.hidden.size)
  const isFiltered = Boolean(filter.q || filter.status || filter.owner)
  return (
    <PageBody isWide>
      <PageHeader
        title="Leads"
        description={
          first.data && !first.isPlaceholderData
            ? `${countOf(shown, 'lead')}${isFiltered ? ' found' : ''}`
            : '\u00a0'
        }
        actions={
          <Tooltip label="New lead" shortcut="N">
            <Button variant="primary" onClick={openNew}>
              New lead
            </Button>
          </Tooltip>
        }
      />
      <FilterBar address={address} members={members} />
      {(first.error ?? window.failed?.error) && (
        <div className="pb-4">
          <ErrorNotice
            title="The leads could not be loaded"
            onRetry={() => void refreshLeads()}
            isRetrying={first.isFetching}
          >
            {describeError(first.error ?? window.failed?.error)}
          </ErrorNotice>
        </div>
      )}
      {first.isPending && <SkeletonRows count={12} label="Loading leads" />}
      {first.data && shown === 0 && (
        <NoLeads
          isFiltered={isFiltered}
          onNew={openNew}
          onClear={() => void change({ q: undefined, status: undefined, owner: undefined })}
        />
      )}
      {first.data && shown > 0 && (
        <LeadsTable
          filter={filter}
          members={members}
          window={window}
          bodyRef={setBody}
          selected={selected}
          onSelect={select}
          onSelectAll={selectAll}
          onSort={(sort, isAscending) => void change({ sort, direction: isAscending ? 'up' : 'down' })}
        />
      )}
      {selected.size > 0 && <BulkBar selected={selected} total={total} onClear={clear} />}
      <Suspense fallback={null}>
        {search.new === 1 && <NewLeadDrawer onClose={() => void change({ new: undefined })} />}
      </Suspense>
    </PageBody>
  )
}
