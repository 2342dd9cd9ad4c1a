import { useDraggable } from '@dnd-kit/core'
import { describeSubject } from '@parley/core/records/subject'
import { dueBucket } from '@parley/core/tasks/due'
import type { TaskStatus } from '@parley/core/tasks/task'
import { priorityLabels } from '@parley/core/tasks/task'
import { Link } from '@tanstack/react-router'
import { GripVertical } from 'lucide-react'
import { formatDue } from '~/data/ages.ts'
import { initialsOf } from '~/data/initials.ts'
import type { useClock } from '~/data/use-clock.ts'
import { Avatar } from '~/ui/avatar.tsx'
import { Badge } from '~/ui/badge.tsx'
import { joinClasses } from '~/ui/join-classes.ts'
import type { Member } from '../../people/index.ts'
import { SubjectLink } from '../../records/index.ts'
import { Repeats } from '../repeats.tsx'
import { recordOf, type Task } from '../task.ts'
import { readTasksSearch } from '../tasks-search.ts'
import { CardMenu } from './card-menu.tsx'

interface FaceProps {
  task: Task
  clock: ReturnType<typeof useClock>
  members: readonly Member[]
}

interface Props extends FaceProps {
  onMove: (task: Task, status: TaskStatus) => void
  greet: (card: HTMLElement | null) => void
}

/** A task on the board: the pointer drags the whole card, the keyboard its grip; a menu moves it without dragging. */
export function TaskCard({ task, clock, members, onMove, greet }: Props) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: task.id,
    data: { name: task.title },
  })
  return (
    <li
      ref={(card) => {
        setNodeRef(card)
        greet(card)
      }}
      data-row={task.id}
      {...listeners}
      className={joinClasses(
        'group relative cursor-grab touch-manipulation rounded-lg border bg-surface p-3 select-none hover:border-control',
        isDragging && 'opacity-40',
      )}
    >
      <CardFace task={task} clock={clock} members={members} />
      <div className="absolute top-1.5 right-1.5 flex items-center rounded-md bg-surface">
        <button
          ref={setActivatorNodeRef}
          type="button"
          {...attributes}
          aria-label={`Drag ${task.title}`}
          className="flex size-7 cursor-grab items-center justify-center rounded-md text-faint opacity-0 group-hover:opacity-100 hover:text-ink focus-visible:opacity-100 pointer-coarse:hidden [&_svg]:size-4"
        >
          <GripVertical aria-hidden="true" />
        </button>
        <CardMenu task={task} onMove={onMove} />
      </div>
    </li>
  )
}

/** What a card says; while it is dragged, the copy under the pointer says the same. */
export function CardFace({ task, clock: { now, timeZone }, members }: FaceProps) {
  const isDone = task.status === 'done'
  const isOverdue = dueBucket({ status: task.status, dueAt: task.due_at }, now, timeZone) === 'overdue'
  const assignee = members.find(({ id }) => id === task.assignee_id)?.name
  const subject = recordOf(task)
  return (
    <>
      <Link
        to="/tasks"
        search={(held) => readTasksSearch({ ...held, task: task.id })}
        data-row-link
        draggable={false}
        className={joinClasses(
          'block rounded-sm pr-14 text-pretty break-words hover:underline pointer-coarse:py-0.5 pointer-coarse:pr-10',
          isDone && 'text-faint line-through',
        )}
      >
        {task.title}
      </Link>
      {subject && (
        <SubjectLink
          subject={subject}
          className="mt-0.5 block w-fit max-w-full truncate text-sm text-muted hover:text-ink hover:underline pointer-coarse:py-1"
        >
          {describeSubject(subject)}
        </SubjectLink>
      )}
      <div className="mt-2 flex min-h-6 flex-wrap items-center gap-2">
        {task.due_at !== null && !isDone && (
          <time
            dateTime={task.due_at}
            className={`text-sm tabular-nums ${isOverdue ? 'text-danger' : 'text-muted'}`}
          >
            {isOverdue && <span className="sr-only">Overdue: </span>}
            {formatDue(task.due_at, now)}
          </time>
        )}
        {task.completed_at !== null && isDone && (
          <time dateTime={task.completed_at} className="text-sm text-faint tabular-nums">
            {formatDue(task.completed_at, now)}
          </time>
        )}
        <Repeats task={task} />
        {task.priority !== 'normal' && !isDone && <Badge>{priorityLabels[task.priority]}</Badge>}
        {assignee !== undefined && (
          <span className="ml-auto" title={assignee}>
            <Avatar size="small" initials={initialsOf(assignee)} />
            <span className="sr-only">Assigned to {assignee}</span>
          </span>
        )}
      </div>
    </>
  )
}
