import { subjectIds } from '@parley/core/records/subject'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { fetchMore } from '~/data/fetch-more.ts'
import { useClock } from '~/data/use-clock.ts'
import { useTableChanges } from '~/data/use-table-changes.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { ShowMore } from '~/ui/show-more.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { recordTasksQuery, type TaskScope } from './calls/record-tasks-query.ts'
import { refreshTasks, useHiddenTasks } from './change-task.ts'
import { QuickAdd } from './quick-add.tsx'
import { TaskLine } from './task-line.tsx'

interface Props extends TaskScope {
  /** Told once it is known how many they are, or that this could not be read. */
  onHere: () => void
}

/** The tasks of one record, with quick add; on the page of a customer those of its sales and people as well. */
export default function RecordTasks({ onHere, ...scope }: Props) {
  const { of } = scope
  const { now, timeZone } = useClock()
  const hidden = useHiddenTasks()
  const list = useInfiniteQuery(recordTasksQuery(scope))
  const { data, error, isPending, isLoading, refetch } = list
  const tellHere = useEffectEvent(onHere)
  useEffect(() => {
    if (!isLoading) tellHere()
  }, [isLoading])
  useTableChanges(['tasks'], () => void refreshTasks(), { filter: `${of.kind}_id=eq.${of.id}` })
  const found = (data?.pages ?? []).flatMap((page) => page.tasks)
  // A page that moved while the next was read may hold a task again.
  const tasks = [...new Map(found.map((task) => [task.id, task])).values()].filter(
    ({ id }) => !hidden.has(id),
  )
  return (
    <div className="pt-3">
      <QuickAdd of={subjectIds(of)} />
      {error && (
        <ErrorNotice title="The tasks could not be loaded" onRetry={() => void refetch()}>
          {describeError(error)}
        </ErrorNotice>
      )}
      {isPending && <SkeletonRows count={8} label="Loading tasks" />}
      {tasks.length > 0 && (
        <ul>
          {tasks.map((task) => (
            <TaskLine key={task.id} task={task} now={now} timeZone={timeZone} isOf={of.id} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <ShowMore
          label="Show more"
          isBusy={list.isFetchingNextPage}
          onMore={() => void fetchMore(list)}
          shown={tasks.length}
          total={data?.pages[0]?.total ?? null}
        />
      )}
    </div>
  )
}
