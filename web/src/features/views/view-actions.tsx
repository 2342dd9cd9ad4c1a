import { lazy, Suspense, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { queryClient } from '~/data/query-client.ts'
import { useRights } from '~/data/rights.ts'
import { useUserId } from '~/data/session.ts'
import { Button } from '~/ui/button.tsx'
import { toast } from '~/ui/toast.ts'
import { changeView, createView, type ViewDraft, viewsKey } from './queries.ts'
import { removeView } from './remove-view.ts'
import { ViewMenuButton } from './view-menu-button.tsx'
import {
  mayChange,
  type SavedView,
  type ViewedList,
  type ViewedSearch,
  type ViewState,
} from './view-state.ts'

const ViewMenu = lazy(() => import('./view-menu.tsx'))
const ViewDialog = lazy(() => import('./view-dialog.tsx'))

const refresh = () => queryClient.invalidateQueries({ queryKey: viewsKey })

interface Props {
  state: ViewState
  list: ViewedList
  search: ViewedSearch
  onView: (id: string | undefined) => Promise<void>
}

/** Saves what the address shows, and what else is done with the chosen view. */
export function ViewActions({ state: { view, isChanged }, list, search, onView }: Props) {
  const userId = useUserId()
  const { isManager } = useRights()
  const [asked, setAsked] = useState<'new' | 'name' | null>(null)
  const isMine = view !== null && mayChange(view, userId, isManager)
  const patch = (target: SavedView, changes: Parameters<typeof changeView>[1], summary: string) =>
    changeView(target.id, changes)
      .then(refresh)
      .then(
        () => toast.success(summary),
        (error: unknown) => toast.error('The view was not saved', { description: describeError(error) }),
      )
  const create = async (draft: ViewDraft) => {
    const id = await createView(list.record, draft, list.keep(search))
    await refresh()
    await onView(id)
    toast.success(`View ${draft.name} saved`)
  }
  const rename = async ({ name }: ViewDraft) => {
    if (!view) return
    await changeView(view.id, { name })
    await refresh()
  }
  return (
    <div className="flex shrink-0 items-center gap-1 empty:hidden">
      {isChanged && isMine && (
        <Button
          size="small"
          onClick={() => void patch(view, { search: list.keep(search) }, `View ${view.name} saved`)}
        >
          <span>
            <span>
              Save<span className="max-sm:sr-only"> changes</span>
            </span>
          </span>
        </Button>
      )}
      {isChanged && !isMine && (
        <Button size="small" onClick={() => setAsked('new')}>
          <span>
            <span>
              Save<span className="max-sm:sr-only"> view</span>
            </span>
          </span>
        </Button>
      )}
      {view && (
        <Suspense fallback={<ViewMenuButton name={view.name} disabled />}>
          <ViewMenu
            name={view.name}
            isShared={view.isShared}
            onSaveAs={() => setAsked('new')}
            onRename={isMine ? () => setAsked('name') : null}
            onShare={
              view.ownerId === userId
                ? () =>
                    void patch(
                      view,
                      { isShared: !view.isShared },
                      view.isShared ? `View ${view.name} is private now` : `View ${view.name} is shared`,
                    )
                : null
            }
            onDelete={isMine ? () => void onView(undefined).then(() => removeView(view)) : null}
          />
        </Suspense>
      )}
      <Suspense fallback={null}>
        {asked === 'new' && (
          <ViewDialog
            title="Save view"
            description="Search, filters, order and columns as they are now."
            start={{ name: '', isShared: false }}
            example={list.example}
            canShare
            onSave={create}
            onClose={() => setAsked(null)}
          />
        )}
        {asked === 'name' && view && (
          <ViewDialog
            title="Rename view"
            start={view}
            example={list.example}
            canShare={false}
            onSave={rename}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
    </div>
  )
}
