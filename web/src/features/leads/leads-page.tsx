import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useRights } from '~/data/rights.ts'
import { useStages } from '~/data/stages.ts'
import { useTableChanges } from '~/data/use-table-changes.ts'
import { whenIdle } from '~/data/when-idle.ts'
import { Button } from '~/ui/button.tsx'
import { MoreButton } from '~/ui/more-button.tsx'
import { NewLabel } from '~/ui/new-label.tsx'
import { PageBody, PageHeader } from '~/ui/page-header.tsx'
import { SegmentedControl } from '~/ui/segmented-control.tsx'
import { Tooltip } from '~/ui/tooltip.tsx'
import { useIsPhone } from '~/ui/use-media.ts'
import { usePageKeys } from '~/ui/use-page-keys.ts'
import { FieldsDialog } from '../fields/index.ts'
import { membersQuery } from '../people/index.ts'
import { CustomerTabs } from '../records/index.ts'
import { ViewsBar } from '../views/index.ts'
import type { CardCounts } from './board/board-query.ts'
import { BoardSkeleton } from './board/board-skeleton.tsx'
import { firstStageOn } from './board/columns.ts'
import { AskClosing } from './closing/ask-closing.tsx'
import { LeadCount } from './lead-count.tsx'
import { LeadFilters } from './lead-filters.tsx'
import { refreshLeads } from './leads-cache.ts'
import { withoutFilters } from './leads-filter.ts'
import { LeadsList } from './leads-list.tsx'
import { useHiddenLeads } from './remove-leads.ts'
import { useLeadsAddress } from './use-leads-address.ts'

const LeadsMenu = lazy(whenIdle(() => import('./leads-menu.tsx')))
const NewLeadDrawer = lazy(() => import('./new-lead-drawer.tsx'))
const LeadColumns = lazy(() => import('./columns/lead-columns.tsx'))
const LeadBoard = lazy(() => import('./board/lead-board.tsx'))

const shapes = [
  { value: 'table', label: 'Table' },
  { value: 'board', label: 'Board' },
] as const

export default function LeadsPage() {
  const address = useLeadsAddress()
  const { search, filter, views, change } = address
  const [cardCounts, setCardCounts] = useState<CardCounts>({})
  const [areFieldsOpen, setFieldsOpen] = useState(false)
  const [areColumnsOpen, setColumnsOpen] = useState(false)
  const isBoard = search.view === 'board'
  const members = useQuery(membersQuery()).data ?? []
  const { isManager } = useRights()
  const stages = useStages()
  useTableChanges(['leads'], () => void refreshLeads(), { settle: 500 })
  const hidden = useHiddenLeads()
  const isPhone = useIsPhone()
  const exportAll = async () => (await import('./export/export-leads.ts')).exportLeads(filter, hidden)
  const show = (view: 'table' | 'board') => void change({ view: view === 'board' ? view : undefined })
  const openNew = () => void change({ new: 1 })
  usePageKeys({
    n: (event) => {
      event.preventDefault()
      openNew()
    },
  })
  const shared = {
    filter,
    members,
    onNew: openNew,
    onClearFilters: () => void change(withoutFilters),
  }
  const count = <LeadCount filter={filter} cardCounts={isBoard ? cardCounts : null} />
  return (
    <PageBody isWide>
      <PageHeader
        title="Leads"
        heading={<CustomerTabs current="Leads" />}
        description={isPhone ? undefined : count}
        actions={
          <>
            {!isPhone && (
              <SegmentedControl
                label="View"
                value={search.view ?? 'table'}
                options={shapes}
                onChange={show}
              />
            )}
            <Suspense fallback={<MoreButton disabled />}>
              <LeadsMenu
                onFields={() => setFieldsOpen(true)}
                onColumns={isBoard ? null : () => setColumnsOpen(true)}
                onExport={isPhone ? () => void exportAll() : null}
                onView={isPhone ? () => show(isBoard ? 'table' : 'board') : null}
                isBoard={isBoard}
              />
            </Suspense>
            {!isPhone && isManager && <Button onClick={() => void exportAll()}>Export</Button>}
            <Tooltip label="New lead" shortcut="N">
              <Button variant="primary" onClick={openNew}>
                <NewLabel of="lead" />
              </Button>
            </Tooltip>
          </>
        }
      />
      <ViewsBar list={views} count={count} search={search} onView={(view_id) => change({ view_id })} />
      <LeadFilters address={address} members={members} isBoard={isBoard} />
      {isBoard ? (
        <Suspense fallback={<BoardSkeleton filter={filter} />}>
          <LeadBoard {...shared} cardCounts={cardCounts} onCardCounts={setCardCounts} />
        </Suspense>
      ) : (
        <LeadsList
          {...shared}
          columns={search.columns}
          onSort={(sort, isAscending) => void change({ sort, direction: isAscending ? 'up' : 'down' })}
        />
      )}
      <AskClosing />
      <Suspense fallback={null}>
        {areFieldsOpen && <FieldsDialog record="leads" onClose={() => setFieldsOpen(false)} />}
        {areColumnsOpen && (
          <LeadColumns
            chosen={search.columns}
            onChange={(columns) => void change({ columns })}
            onClose={() => setColumnsOpen(false)}
          />
        )}
        {search.new === 1 && (
          <NewLeadDrawer
            stage={firstStageOn(stages, filter)}
            company={search.company}
            onClose={() => void change({ new: undefined })}
          />
        )}
      </Suspense>
    </PageBody>
  )
}
