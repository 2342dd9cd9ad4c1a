import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '~/ui/dropdown-menu.tsx'
import type { Member } from '../people/index.ts'
import { AssigneeFace, faceClasses } from './assignee-face.tsx'
import { changeTask } from './change-task.ts'
import type { Task } from './task.ts'

/** Who has to do a task; gives it to somebody else. */
export default function AssigneeMenu({ task, people }: { task: Task; people: readonly Member[] }) {
  const assignee = people.find(({ id }) => id === task.assignee_id)
  const give = (id: string | null, name: string) =>
    void changeTask(task, { assignee_id: id }, id === null ? 'Task unassigned' : `Task assigned to ${name}`)
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className={faceClasses}>
        <AssigneeFace task={task} assignee={assignee} />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuLabel>Assign to</DropdownMenuLabel>
        {people
          .filter(({ id }) => id !== task.assignee_id)
          .map(({ id, name }) => (
            <DropdownMenuItem key={id} onSelect={() => give(id, name)}>
              {name}
            </DropdownMenuItem>
          ))}
        {assignee && <DropdownMenuItem onSelect={() => give(null, '')}>Nobody</DropdownMenuItem>}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
