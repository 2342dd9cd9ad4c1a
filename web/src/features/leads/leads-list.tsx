import { leadFields } from '@parley/core/records/lead'
import { readPatch } from '@parley/core/records/read-patch'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { countShown } from '~/data/deletions.ts'
import { idle } from '~/data/when-idle.ts'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { fieldsQuery } from '../fields/index.ts'
import type { Member } from '../people/index.ts'
import { RecordTable, startsAscending, useRecordWindow, useSelection } from '../records/index.ts'
import { leadsCountQuery, leadsPageQuery } from './calls/leads-page-query.ts'
import { readLeadIds } from './calls/read-lead-ids.ts'
import { changeLeads } from './change-leads.ts'
import { drawColumns } from './columns/drawn-columns.tsx'
import { tableColumns } from './columns/table-columns.tsx'
import { showName, showNameAlone } from './lead-name.tsx'
import { LeadsFailure } from './leads-failure.tsx'
import { isNarrowed, type LeadFilter } from './leads-filter.ts'
import { NoLeads } from './no-leads.tsx'
import { useHiddenLeads } from './remove-leads.ts'

// Also there for what is selected offline.
const loadBulkBar = () => import('./bulk-bar.tsx')
const BulkBar = lazy(loadBulkBar)

interface Props {
  filter: LeadFilter
  /** The columns as the address says them. */
  columns: string | undefined
  members: readonly Member[]
  onNew: () => void
  onClearFilters: () => void
  onSort: (sort: string, isAscending: boolean) => void
}

/** The leads of a filter as a table, of which some can be selected. */
export function LeadsList({ filter, columns, members, onNew, onClearFilters, onSort }: Props) {
  const [body, setBody] = useState<HTMLElement | null>(null)
  const window = useRecordWindow(
    (page, known) => leadsPageQuery(filter, page, known),
    leadsCountQuery(filter),
    body,
    useHiddenLeads(),
  )
  const fields = useQuery({ ...fieldsQuery('leads'), enabled: columns?.includes('custom.') === true }).data
  const { firstPage: first, total } = window
  const hasDeals = first.data?.rows.some(({ deal_name }) => deal_name !== null) === true
  const shownColumns = useMemo(
    () => drawColumns(tableColumns(columns, fields ?? [], members), hasDeals),
    [columns, fields, members, hasDeals],
  )
  useEffect(() => {
    // Where it cannot be had now, it is asked for again with the first selection.
    idle()
      .then(loadBulkBar)
      .catch(() => undefined)
  }, [])
  const selection = useSelection({
    noun: 'lead',
    total,
    hidden: window.hidden,
    readIds: (onPart) => readLeadIds(filter, onPart),
  })
  const { selected, clear } = selection
  const shown = countShown(total, first.data?.rows ?? [], window.hidden)
  return (
    <>
      <LeadsFailure
        error={first.error ?? window.failed?.error}
        isRetrying={first.isFetching}
        isPart={!first.isError}
      />
      {!window.isDrawn && !first.isError && <SkeletonRows count={12} label="Loading leads" />}
      {window.isDrawn && shown === 0 && (
        <NoLeads isFiltered={isNarrowed(filter)} onNew={onNew} onClear={onClearFilters} />
      )}
      {window.isDrawn && shown > 0 && (
        <RecordTable
          caption="Leads"
          noun="lead"
          sorted={filter}
          columns={shownColumns}
          window={window}
          bodyRef={setBody}
          selection={selection}
          showName={columns === undefined ? showName : showNameAlone}
          onSort={(sort) =>
            onSort(sort, filter.sort === sort ? !filter.isAscending : startsAscending(leadFields, sort))
          }
          onChange={({ id }, values, label) =>
            changeLeads([id], readPatch(leadFields, values), `${label} saved`)
          }
        />
      )}
      <Suspense fallback={null}>
        {selected.size > 0 && <BulkBar selected={selected} members={members} onClear={clear} />}
      </Suspense>
    </>
  )
}
