import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { countShown } from '~/data/deletions.ts'
import { describeError } from '~/data/describe-error.ts'
import { countOf } from '~/data/formats.ts'
import { idle } from '~/data/when-idle.ts'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { toast } from '~/ui/toast.ts'
import { usePageKeys } from '~/ui/use-page-keys.ts'
import { fieldsQuery } from '../fields/index.ts'
import type { Member } from '../people/index.ts'
import { useRecordWindow } from '../records/index.ts'
import { leadsPageQuery } from './calls/leads-page-query.ts'
import { readLeadIds } from './calls/read-lead-ids.ts'
import { tableColumns } from './columns/table-columns.tsx'
import { LeadsFailure } from './leads-failure.tsx'
import { isNarrowed, type LeadFilter, type LeadSort } from './leads-filter.ts'
import { LeadsTable } from './leads-table.tsx'
import { NoLeads } from './no-leads.tsx'
import { useHiddenLeads } from './remove-leads.ts'

// Also there for what is selected offline.
const loadBulkBar = () => import('./bulk/bulk-bar.tsx')
const BulkBar = lazy(loadBulkBar)

const none: ReadonlySet<string> = new Set()
const selecting = { id: 'selecting', duration: Number.POSITIVE_INFINITY }

interface Props {
  filter: LeadFilter
  /** The columns as the address says them. */
  columns: string | undefined
  members: readonly Member[]
  onNew: () => void
  onClearFilters: () => void
  onSort: (sort: LeadSort, isAscending: boolean) => void
}

/** The leads of a filter as a table, of which some can be selected. */
export function LeadsList({ filter, columns, members, onNew, onClearFilters, onSort }: Props) {
  const [body, setBody] = useState<HTMLElement | null>(null)
  const window = useRecordWindow((page, known) => leadsPageQuery(filter, page, known), body, useHiddenLeads())
  const fields = useQuery({ ...fieldsQuery('leads'), enabled: columns?.includes('custom.') === true }).data
  const shownColumns = useMemo(() => tableColumns(columns, fields ?? []), [columns, fields])
  const [selected, setSelected] = useState(none)
  const select = useCallback(
    (id: string) =>
      setSelected((held) => new Set(held.has(id) ? [...held].filter((one) => one !== id) : [...held, id])),
    [],
  )
  useEffect(() => {
    // Where it cannot be had now, it is asked for again with the first selection.
    idle()
      .then(loadBulkBar)
      .catch(() => undefined)
  }, [])
  const clear = () => setSelected(none)
  const selectAll = (isOn: boolean) => {
    if (!isOn) return clear()
    const say = (count: number) => {
      if (count < total) toast.message(`${countOf(count, 'lead')} so far`, selecting)
    }
    readLeadIds(filter, say)
      .then(
        (ids) => setSelected(new Set(ids.filter((id) => !window.hidden.has(id)))),
        (error: unknown) => toast.error('Nothing was selected', { description: describeError(error) }),
      )
      .finally(() => toast.dismiss(selecting.id))
  }
  usePageKeys({ Escape: clear })
  const { firstPage: first, total } = window
  const shown = countShown(total, first.data?.rows ?? [], window.hidden)
  return (
    <>
      <LeadsFailure error={first.error ?? window.failed?.error} isRetrying={first.isFetching} />
      {!window.isDrawn && !first.isError && <SkeletonRows count={12} label="Loading leads" />}
      {window.isDrawn && shown === 0 && (
        <NoLeads isFiltered={isNarrowed(filter)} onNew={onNew} onClear={onClearFilters} />
      )}
      {window.isDrawn && shown > 0 && (
        <LeadsTable
          filter={filter}
          columns={shownColumns}
          members={members}
          window={window}
          bodyRef={setBody}
          selected={selected}
          onSelect={select}
          onSelectAll={selectAll}
          onSort={onSort}
        />
      )}
      <Suspense fallback={null}>
        {selected.size > 0 && <BulkBar selected={selected} members={members} onClear={clear} />}
      </Suspense>
    </>
  )
}
