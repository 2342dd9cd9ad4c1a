import { statusLabels, type TaskStatus, taskStatuses } from '@parley/core/tasks/task'
import { MoreHorizontal } from 'lucide-react'
import { useRef } from 'react'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '~/ui/dropdown-menu.tsx'
import { removeTask } from '../change-task.ts'
import { repeats, type Task } from '../task.ts'

interface Props {
  task: Task
  onMove: (task: Task, status: TaskStatus) => void
}

/** Moves a task without dragging, or deletes it. */
export function CardMenu({ task, onMove }: Props) {
  const isGone = useRef(false)
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label={`Move ${task.title}`}
        className="flex size-7 items-center justify-center rounded-md text-faint hover:bg-sunken hover:text-ink pointer-coarse:size-11 [&_svg]:size-4"
      >
        <MoreHorizontal aria-hidden="true" />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        align="end"
        // The focus has gone with the card already.
        onCloseAutoFocus={(event) => isGone.current && event.preventDefault()}
      >
        {taskStatuses
          .filter((status) => status !== task.status)
          .map((status) => (
            <DropdownMenuItem
              key={status}
              onSelect={() => {
                isGone.current = true
                onMove(task, status)
              }}
            >
              Move to {statusLabels[status]}
            </DropdownMenuItem>
          ))}
        <DropdownMenuSeparator />
        {repeats(task) ? (
          <>
            <DropdownMenuItem isDanger onSelect={() => removeTask(task, 'occurrence')}>
              Delete this one
            </DropdownMenuItem>
            <DropdownMenuItem isDanger onSelect={() => removeTask(task, 'series')}>
              Delete the series
            </DropdownMenuItem>
          </>
        ) : (
          <DropdownMenuItem isDanger onSelect={() => removeTask(task)}>
            Delete
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
