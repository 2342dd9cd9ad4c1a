import { useMayDelete } from '~/data/deletable.ts'
import { Button } from '~/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '~/ui/dropdown-menu.tsx'
import { type Deletion, removeTask } from './change-task.ts'
import { repeats, type Task } from './task.ts'

/** Deletes a task; of a series it asks whether this one or all that is open. */
export function DeleteButton({ task, onDeleted }: { task: Task; onDeleted: () => void }) {
  const mayDelete = useMayDelete('tasks', { ...task, keeper: task.assignee_id })
  const remove = (way: Deletion) => {
    removeTask(task, way)
    onDeleted()
  }
  if (!mayDelete) return null
  if (!repeats(task)) {
    return (
      <Button variant="quiet" className="-ml-3" onClick={() => remove('task')}>
        Delete
      </Button>
    )
  }
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="quiet" className="-ml-3">
          Delete…
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuItem onSelect={() => remove('occurrence')}>
          Only this one; the next follows
        </DropdownMenuItem>
        <DropdownMenuItem isDanger onSelect={() => remove('series')}>
          The whole series, except done tasks
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
