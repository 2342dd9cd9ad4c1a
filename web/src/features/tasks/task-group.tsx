import type { DueBucket } from '@parley/core/tasks/due'
import { Button } from '~/ui/button.tsx'
import { Panel } from '~/ui/panel.tsx'
import type { Member } from '../people/index.ts'
import type { Task } from './task.ts'
import { type Selection, TaskLine } from './task-line.tsx'

const titles: Record<DueBucket, string> = {
  overdue: 'Overdue',
  today: 'Today',
  upcoming: 'Upcoming',
  later: 'Later or no date',
  done: 'Done',
}

interface Props {
  bucket: DueBucket
  tasks: readonly Task[]
  clock: { now: string; timeZone: string }
  /** Named beside tasks of others. */
  members: readonly Member[]
  people: readonly Member[]
  userId: string
  hasMore: boolean
  onMore: () => void
  selection: Selection | undefined
}

export function TaskGroup({
  bucket,
  tasks,
  clock,
  members,
  people,
  userId,
  hasMore,
  onMore,
  selection,
}: Props) {
  if (tasks.length === 0) return null
  return (
    <Panel title={titles[bucket]} aside={`${tasks.length}${hasMore ? '+' : ''}`}>
      <ul>
        {tasks.map((task) => (
          <TaskLine
            key={task.id}
            task={task}
            {...clock}
            selection={selection}
            people={people}
            assignee={
              task.assignee_id === userId
                ? undefined
                : members.find(({ id }) => id === task.assignee_id)?.name
            }
          />
        ))}
      </ul>
      {hasMore && (
        <Button variant="quiet" className="mt-2 -ml-3" onClick={onMore}>
          Show more
        </Button>
      )}
    </Panel>
  )
}
