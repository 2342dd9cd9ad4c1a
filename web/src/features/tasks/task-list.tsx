import { dueBuckets } from '@parley/core/tasks/due'
import type { useClock } from '~/data/use-clock.ts'
import { Button } from '~/ui/button.tsx'
import type { Member } from '../leads/index.ts'
import { groupTasks } from './group-tasks.ts'
import { TaskGroup } from './task-group.tsx'
import { useTaskKeys } from './use-task-keys.ts'
import type { useTasks } from './use-tasks.ts'

interface Props {
  found: ReturnType<typeof useTasks>
  clock: ReturnType<typeof useClock>
  members: readonly Member[]
  userId: string
}

/** Tasks by when they are due. */
export function TaskList({ found: { tasks, open, done }, clock, members, userId }: Props) {
  useTaskKeys()
  const groups = groupTasks(tasks, clock.now, clock.timeZone)
  return (
    <div className="space-y-8">
      {dueBuckets.map((bucket) => (
        <TaskGroup
          key={bucket}
          bucket={bucket}
          tasks={groups[bucket]}
          clock={clock}
          members={members}
          userId={userId}
          hasMore={bucket === 'done' ? done.hasNextPage : false}
          onMore={() => void done.fetchNextPage()}
        />
      ))}
      {open.hasNextPage && (
        <Button isBusy={open.isFetchingNextPage} onClick={() => void open.fetchNextPage()}>
          Show more open tasks
        </Button>
      )}
    </div>
  )
}
