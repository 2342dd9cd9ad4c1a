import { UserRound } from 'lucide-react'
import { initialsOf } from '~/data/initials.ts'
import { Avatar } from '~/ui/avatar.tsx'
import type { Member } from '../people/index.ts'
import type { Task } from './task.ts'

export const faceClasses =
  'flex size-7 items-center justify-center rounded-full text-faint hover:text-ink max-sm:hidden pointer-coarse:size-11 [&_svg]:size-4'

/** Who has to do a task, as a small face with the name for those who do not see it. */
export function AssigneeFace({ task, assignee }: { task: Task; assignee: Member | undefined }) {
  return (
    <>
      {assignee ? (
        <Avatar size="small" initials={initialsOf(assignee.name)} />
      ) : (
        <UserRound aria-hidden="true" />
      )}
      <span className="sr-only">
        Assignee of {task.title}: {assignee?.name ?? 'nobody'}
      </span>
    </>
  )
}
