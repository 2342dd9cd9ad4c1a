import { useQuery } from '@tanstack/react-query'
import { describeError } from '~/data/describe-error.ts'
import { Drawer } from '~/ui/drawer.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { taskQuery } from './calls/task-query.ts'
import { TaskForm } from './task-form.tsx'

/** One task with all its fields. */
export default function TaskDrawer({ taskId, onClose }: { taskId: string; onClose: () => void }) {
  const { data: task, error, isPending, refetch } = useQuery(taskQuery(taskId))
  if (task) return <TaskForm key={task.id} task={task} onClose={onClose} />
  return (
    <Drawer isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title="Task">
      {isPending && <SkeletonRows count={5} label="Loading the task" />}
      {error && (
        <ErrorNotice title="The task could not be loaded" onRetry={() => void refetch()}>
          {describeError(error)}
        </ErrorNotice>
      )}
      {task === null && <p className="text-muted">This task is no longer there. It may have been deleted.</p>}
    </Drawer>
  )
}
