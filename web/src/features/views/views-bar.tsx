import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { queryClient } from '~/data/query-client.ts'
import { useTableChanges } from '~/data/use-table-changes.ts'
import { Button } from '~/ui/button.tsx'
import { useIsPhone } from '~/ui/use-media.ts'
import { viewsKey, viewsQuery } from './queries.ts'
import { useHiddenViews } from './remove-view.ts'
import { ViewActions } from './view-actions.tsx'
import { ViewLink } from './view-link.tsx'
import { type ViewedList, type ViewedSearch, viewState } from './view-state.ts'

interface BarProps {
  list: ViewedList
  search: ViewedSearch
  /** How many the list holds: for phones, where the page's head is one line. */
  count: ReactNode
  /** Names another view in the address, or none. */
  onView: (id: string | undefined) => Promise<void>
}

/** The views that are always there, and those that this person and the company have saved. */
export function ViewsBar({ list, search, count, onView }: BarProps) {
  const hidden = useHiddenViews()
  const isPhone = useIsPhone()
  const { data, error, refetch } = useQuery(viewsQuery(list.record))
  useTableChanges(['lead_views'], () => void queryClient.invalidateQueries({ queryKey: viewsKey }))
  const views =
    data?.filter(({ id }) => !hidden.has(id)).map((view) => ({ ...view, search: list.keep(view.search) })) ??
    null
  const state = viewState(list, search, views)
  return (
    <>
      <div className="mb-2 flex items-center gap-3 border-b sm:mb-4">
        <nav aria-label="Views" className="scroll-edge -mb-px min-w-0 flex-1 overflow-x-auto">
          <ul className="flex gap-5">
            {list.always.map((view) => (
              <ViewLink
                key={view.name}
                to={list.to}
                name={view.name}
                search={view.search}
                isCurrent={state.builtIn === view.name}
              />
            ))}
            {views?.map((view) => (
              <ViewLink
                key={view.id}
                to={list.to}
                name={view.name}
                search={{ ...view.search, view_id: view.id }}
                isCurrent={view === state.view}
                isChanged={view === state.view && state.isChanged}
                isShared={view.isShared}
              />
            ))}
          </ul>
        </nav>
        {isPhone && <p className="shrink-0 text-sm text-muted tabular-nums">{count}</p>}
        <ViewActions state={state} list={list} search={search} onView={onView} />
      </div>
      {error && !data && (
        <Notice action="Try again" onAction={() => void refetch()}>
          Your saved views could not be loaded. {describeError(error)}
        </Notice>
      )}
      {state.isUnknown && (
        <Notice action="Dismiss" onAction={() => void onView(undefined)}>
          This view was deleted or isn’t shared with you. The filters in the address still apply.
        </Notice>
      )}
    </>
  )
}

interface NoticeProps {
  action: string
  onAction: () => void
  children: ReactNode
}

function Notice({ action, onAction, children }: NoticeProps) {
  return (
    <output className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <p>{children}</p>
      <Button size="small" onClick={onAction}>
        {action}
      </Button>
    </output>
  )
}
