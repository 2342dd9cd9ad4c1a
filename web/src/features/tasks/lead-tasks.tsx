import { useQuery } from '@tanstack/react-query'
import { describeError } from '~/data/describe-error.ts'
import { useClock } from '~/data/use-clock.ts'
import { useTableChanges } from '~/data/use-table-changes.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { refreshTasks, useHiddenTasks } from './change-task.ts'
import { leadTasksQuery } from './queries.ts'
import { QuickAdd } from './quick-add.tsx'
import { TaskLine } from './task-line.tsx'

/** The tasks of one lead, with quick add. */
export function LeadTasks({ leadId }: { leadId: string }) {
  const { now, timeZone } = useClock()
  const hidden = useHiddenTasks()
  const { data, error, isPending, refetch } = useQuery(leadTasksQuery(leadId))
  useTableChanges(['tasks'], () => void refreshTasks(), { filter: `lead_id=eq.${leadId}` })
  const tasks = data?.filter(({ id }) => !hidden.has(id)) ?? []
  return (
    <div className="pt-3">
      <QuickAdd leadId={leadId} />
      {error && (
        <ErrorNotice title="The tasks could not be loaded" onRetry={() => void refetch()}>
          {describeError(error)}
        </ErrorNotice>
      )}
      {isPending && <SkeletonRows count={2} label="Loading tasks" />}
      {tasks.length > 0 && (
        <ul>
          {tasks.map((task) => (
            <TaskLine key={task.id} task={task} now={now} timeZone={timeZone} hasLead={false} />
          ))}
        </ul>
      )}
    </div>
  )
}
