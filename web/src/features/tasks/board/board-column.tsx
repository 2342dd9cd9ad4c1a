import { useDroppable } from '@dnd-kit/core'
import type { TaskStatus } from '@parley/core/tasks/task'
import { statusLabels } from '@parley/core/tasks/task'
import { fetchMore, type PagedList } from '~/data/fetch-more.ts'
import type { useClock } from '~/data/use-clock.ts'
import { Button } from '~/ui/button.tsx'
import { joinClasses } from '~/ui/join-classes.ts'
import { Panel } from '~/ui/panel.tsx'
import type { Member } from '../../people/index.ts'
import { type Task } from '../task.ts'
import { TaskCard } from './task-card.tsx'

interface Props {
  status: TaskStatus
  tasks: readonly Task[]
  clock: ReturnType<typeof useClock>
  members: readonly Member[]
  /** The rest of the tasks, page by page. */
  more: PagedList & { isFetchingNextPage: boolean }
  onMove: (task: Task, status: TaskStatus) => void
  /** Called with each card that appears. */
  greet: (card: HTMLElement | null) => void
}

const emptyWords: Record<TaskStatus, string> = {
  todo: 'Nothing to do.',
  in_progress: 'Nothing is in progress.',
  done: 'Nothing is done yet.',
}

/** The tasks in one status, open ones by their date, done ones the latest first. */
export function BoardColumn({ status, tasks, clock, members, more, onMove, greet }: Props) {
  const label = statusLabels[status]
  const { setNodeRef, isOver } = useDroppable({ id: status, data: { name: label } })
  return (
    <div
      ref={setNodeRef}
      data-column={status}
      className={joinClasses(
        'min-w-0 snap-start rounded-lg transition-colors md:min-h-96',
        isOver && 'bg-accent-soft outline-8 outline-accent-soft',
      )}
    >
      <Panel title={label} aside={`${tasks.length}${more.hasNextPage ? '+' : ''}`}>
        {tasks.length === 0 ? (
          <p className="pt-3 text-sm text-faint">{emptyWords[status]}</p>
        ) : (
          <ul className="grid gap-2 pt-3">
            {tasks.map((task) => (
              <TaskCard
                key={task.id}
                task={task}
                clock={clock}
                members={members}
                onMove={onMove}
                greet={greet}
              />
            ))}
          </ul>
        )}
        {more.hasNextPage && (
          <Button
            variant="quiet"
            className="mt-2"
            isBusy={more.isFetchingNextPage}
            onClick={() => void fetchMore(more)}
          >
            Show more
          </Button>
        )}
      </Panel>
    </div>
  )
}
