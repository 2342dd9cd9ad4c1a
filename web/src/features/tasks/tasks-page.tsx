import { dueBuckets } from '@parley/core/tasks/due'
import { type TaskStatus, taskStatuses } from '@parley/core/tasks/task'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { useUserId } from '~/data/session.ts'
import { useClock } from '~/data/use-clock.ts'
import { useTableChanges } from '~/data/use-table-changes.ts'
import { Button } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { PageBody, PageHeader } from '~/ui/page-header.tsx'
import { SegmentedControl } from '~/ui/segmented-control.tsx'
import { Select } from '~/ui/select.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { membersQuery, SearchField, usePageKeys } from '../leads/index.ts'
import { refreshTasks, useHiddenTasks } from './change-task.ts'
import { groupTasks } from './group-tasks.ts'
import { tasksQuery } from './queries.ts'
import { QuickAdd } from './quick-add.tsx'
import { statusLabels } from './task.ts'
import { TaskGroup } from './task-group.tsx'
import { readTasksSearch, type TasksSearch } from './tasks-search.ts'
import { useTaskKeys } from './use-task-keys.ts'

const TaskDrawer = lazy(() => import('./task-drawer.tsx'))

export default function TasksPage() {
  const raw = useSearch({ strict: false })
  const navigate = useNavigate()
  const search = useMemo(() => readTasksSearch({ ...raw }), [raw])
  const change = (patch: { [Key in keyof TasksSearch]: TasksSearch[Key] | undefined }) =>
    navigate({ to: '/tasks', search: readTasksSearch({ ...search, ...patch }), replace: true })
  const userId = useUserId()
  const clock = useClock()
  const hidden = useHiddenTasks()
  const members = useQuery(membersQuery()).data ?? []
  const { q, who, status } = search
  const filter = { userId, q, who, status }
  const open = useInfiniteQuery({ ...tasksQuery(filter, 'open'), enabled: status !== 'done' })
  const done = useInfiniteQuery({
    ...tasksQuery(filter, 'done'),
    enabled: status === undefined || status === 'done',
  })
  const quickAdd = useRef<HTMLInputElement>(null)
  useTableChanges(['tasks'], () => void refreshTasks())
  const isNew = search.new === 1
  const begin = useEffectEvent(() => {
    quickAdd.current?.focus()
    void change({ new: undefined })
  })
  useEffect(() => {
    if (isNew) begin()
  }, [isNew])
  useTaskKeys()
  usePageKeys({
    n: (event) => {
      event.preventDefault()
      quickAdd.current?.focus()
    },
  })
  const tasks = [...(open.data?.pages ?? []), ...(done.data?.pages ?? [])]
    .flat()
    .filter(({ id }) => !hidden.has(id))
  const groups = groupTasks(tasks, clock.now, clock.timeZone)
  const error = open.error ?? done.error
  const isPending = (status !== 'done' && open.isPending) || (status === 'done' && done.isPending)
  const isFiltered = q !== undefined || status !== undefined
  return (
    <PageBody>
      <PageHeader title="Tasks" />
      <QuickAdd inputRef={quickAdd} />
      <search className="flex flex-wrap items-center gap-2 pt-3 pb-5">
        <SegmentedControl
          label="Whose tasks"
          value={who ?? 'mine'}
          options={[
            { value: 'mine', label: 'Mine' },
            { value: 'everyone', label: 'Everyone' },
          ]}
          onChange={(value) => void change({ who: value === 'everyone' ? value : undefined })}
        />
        <div className="min-w-32 flex-1 sm:w-36 sm:flex-none">
          <StatusFilter status={status} onChange={(next) => void change({ status: next })} />
        </div>
        <div className="w-full sm:ml-auto sm:w-64">
          <SearchField
            label="Search tasks"
            placeholder="Search title, description"
            words={q ?? ''}
            onChange={(words) => change({ q: words })}
          />
        </div>
      </search>
      {error && (
        <ErrorNotice title="The tasks could not be loaded" onRetry={() => void refreshTasks()}>
          {describeError(error)}
        </ErrorNotice>
      )}
      {isPending && !error && <SkeletonRows count={8} label="Loading tasks" />}
      {!isPending && tasks.length === 0 && !error && (
        <NoTasks isFiltered={isFiltered} onClear={() => void change({ q: undefined, status: undefined })} />
      )}
      <div className="space-y-8">
        {dueBuckets.map((bucket) => (
          <TaskGroup
            key={bucket}
            bucket={bucket}
            tasks={groups[bucket]}
            clock={clock}
            members={who === 'everyone' ? members : []}
            userId={userId}
            hasMore={bucket === 'done' ? done.hasNextPage : false}
            onMore={() => void done.fetchNextPage()}
          />
        ))}
        {open.hasNextPage && status !== 'done' && (
          <Button isBusy={open.isFetchingNextPage} onClick={() => void open.fetchNextPage()}>
            Show more open tasks
          </Button>
        )}
      </div>
      <Suspense fallback={null}>
        {search.task !== undefined && (
          <TaskDrawer taskId={search.task} onClose={() => void change({ task: undefined })} />
        )}
      </Suspense>
    </PageBody>
  )
}

interface StatusFilterProps {
  status: TaskStatus | undefined
  onChange: (status: TaskStatus | undefined) => void
}

function StatusFilter({ status, onChange }: StatusFilterProps) {
  return (
    <Select
      aria-label="Status"
      value={status ?? ''}
      onChange={({ target }) => onChange(taskStatuses.find((known) => known === target.value))}
    >
      <option value="">Any status</option>
      {taskStatuses.map((known) => (
        <option key={known} value={known}>
          {statusLabels[known]}
        </option>
      ))}
    </Select>
  )
}

function NoTasks({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (isFiltered) {
    return (
      <EmptyState title="No task fits" actions={<Button onClick={onClear}>Clear filters</Button>}>
        Your other tasks are still there. Try fewer words or another status.
      </EmptyState>
    )
  }
  return (
    <EmptyState title="Nothing to do yet">
      Write a line above, with its date in words. Promises made in a recorded conversation become tasks here,
      each with the second of audio that proves it.
    </EmptyState>
  )
}
