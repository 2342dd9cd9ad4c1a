import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useMemo, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { useUserId } from '~/data/session.ts'
import { useClock } from '~/data/use-clock.ts'
import { useTableChanges } from '~/data/use-table-changes.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { PageBody, PageHeader } from '~/ui/page-header.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { useIsPhone } from '~/ui/use-media.ts'
import { membersQuery } from '../people/index.ts'
import { WorkPlaces } from '../places/index.ts'
import { refreshTasks } from './change-task.ts'
import { NoTasks } from './no-tasks.tsx'
import { QuickAdd } from './quick-add.tsx'
import { type ChangeSearch, TaskFilters } from './task-filters.tsx'
import { type Held, TaskList } from './task-list.tsx'
import { TasksActions } from './tasks-actions.tsx'
import { countChoices, filterOf, readTasksSearch, withoutChoices } from './tasks-search.ts'
import { useQuickAdd } from './use-quick-add.ts'
import { useTasks } from './use-tasks.ts'

const TaskDrawer = lazy(() => import('./task-drawer.tsx'))
const CalendarDialog = lazy(() => import('./calendar/calendar-dialog.tsx'))
const TaskBoard = lazy(() => import('./board/task-board.tsx'))

export default function TasksPage() {
  const raw = useSearch({ strict: false })
  const navigate = useNavigate()
  const search = useMemo(() => readTasksSearch({ ...raw }), [raw])
  const change: ChangeSearch = (patch) =>
    navigate({ to: '/tasks', search: (latest) => readTasksSearch({ ...latest, ...patch }), replace: true })
  const show = (next: 'list' | 'board') => void change({ view: next === 'board' ? next : undefined })
  const isPhone = useIsPhone()
  const userId = useUserId()
  const clock = useClock()
  const members = useQuery(membersQuery()).data ?? []
  const { view, q, who } = search
  const filter = filterOf(search, userId)
  const found = useTasks(filter)
  const [held, setHeld] = useState<Held | null>(null)
  const [isCalendarOpen, setCalendarOpen] = useState(false)
  const quickAdd = useQuickAdd(search.new === 1, () => void change({ new: undefined }))
  useTableChanges(['tasks'], () => void refreshTasks())
  const { tasks, error, isPending } = found
  const canSelect = view !== 'board' && tasks.length > 0
  const select = (isOn: boolean) => setHeld(isOn ? { of: '', tasks: new Map() } : null)
  const filters = (
    <TaskFilters
      search={search}
      members={members}
      userId={userId}
      onChange={change}
      isSelecting={canSelect && !isPhone ? held !== null : undefined}
      onSelecting={select}
      isBeside={isPhone}
    />
  )
  const waiting = <SkeletonRows count={8} label="Loading tasks" />
  return (
    <PageBody>
      <PageHeader
        title="Tasks"
        heading={<WorkPlaces current="Tasks" />}
        actions={
          <TasksActions
            isPhone={isPhone}
            view={view ?? 'list'}
            onView={show}
            onCalendar={() => setCalendarOpen(true)}
            onSelect={canSelect ? () => select(true) : undefined}
          />
        }
      />
      <QuickAdd inputRef={quickAdd} {...(isPhone ? { aside: filters } : {})} />
      {!isPhone && filters}
      {error && (
        <ErrorNotice title="The tasks could not be loaded" onRetry={() => void refreshTasks()}>
          {describeError(error)}
        </ErrorNotice>
      )}
      {isPending && !error && waiting}
      {!isPending && tasks.length === 0 && !error && (
        <NoTasks
          isFiltered={q !== undefined || countChoices(search) > 0}
          onClear={() => void change({ q: undefined, ...withoutChoices })}
        />
      )}
      {tasks.length > 0 &&
        (view === 'board' ? (
          <Suspense fallback={waiting}>
            <TaskBoard found={found} clock={clock} members={members} />
          </Suspense>
        ) : (
          <TaskList
            found={found}
            filter={filter}
            clock={clock}
            members={who === 'everyone' ? members : []}
            people={members}
            userId={userId}
            held={held}
            onHold={setHeld}
          />
        ))}
      <Suspense fallback={null}>
        {isCalendarOpen && <CalendarDialog onClose={() => setCalendarOpen(false)} />}
        {search.task !== undefined && (
          <TaskDrawer taskId={search.task} onClose={() => void change({ task: undefined })} />
        )}
      </Suspense>
    </PageBody>
  )
}
