import { describeSubject } from '@parley/core/records/subject'
import { dueBucket } from '@parley/core/tasks/due'
import { priorityLabels, statusLabels } from '@parley/core/tasks/task'
import { hasSound } from '@parley/core/voice/has-sound'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { formatDue } from '~/data/ages.ts'
import { whenIdle } from '~/data/when-idle.ts'
import { Badge } from '~/ui/badge.tsx'
import { Checkbox } from '~/ui/checkbox.tsx'
import { MomentLink } from '~/ui/moment-link.tsx'
import type { Member } from '../people/index.ts'
import { SubjectLink } from '../records/index.ts'
import { AssigneeFace, faceClasses } from './assignee-face.tsx'
import { setDone } from './change-task.ts'
import { Repeats } from './repeats.tsx'
import { isPressing, recordOf, type Task } from './task.ts'
import { readTasksSearch } from './tasks-search.ts'

// Menus are a third of what the page weighs: they follow once it stands, in the place of the face.
const AssigneeMenu = lazy(whenIdle(() => import('./assignee-menu.tsx')))

interface Props {
  task: Task
  now: string
  timeZone: string
  /** Said where it is somebody else's. */
  assignee?: string | undefined
  /** Left out on the page of the record that it belongs to. */
  isOf?: string
  /** Everybody it can be given to; without them the line does not offer it. */
  people?: readonly Member[]
  /** While tasks are being selected, the box selects and ticks nothing off. */
  selection?: Selection | undefined
}

export interface Selection {
  ids: { has: (id: string) => boolean }
  onToggle: (id: string) => void
}

/** One task: tick it off, open it, go to its lead or to the second where it was promised. */
export function TaskLine({ task, now, timeZone, assignee, isOf, people, selection }: Props) {
  const isDone = task.status === 'done'
  const isOverdue = dueBucket({ status: task.status, dueAt: task.due_at }, now, timeZone) === 'overdue'
  return (
    <li
      data-row={task.id}
      className="grid min-h-9 grid-cols-[auto_1fr_auto] items-center gap-x-3 border-b py-1 hover:bg-sunken pointer-coarse:min-h-12 pointer-coarse:py-2"
    >
      {selection ? (
        <Checkbox
          aria-label={`Select ${task.title}`}
          checked={selection.ids.has(task.id)}
          onChange={() => selection.onToggle(task.id)}
          className="-ml-1 p-1 pointer-coarse:-ml-3.5 pointer-coarse:p-3.5"
        />
      ) : (
        <Checkbox
          aria-label={isDone ? `Put back ${task.title}` : `Done: ${task.title}`}
          checked={isDone}
          onChange={(event) => void setDone(task, event.target.checked)}
          className="-ml-1 p-1 pointer-coarse:-ml-3.5 pointer-coarse:p-3.5"
        />
      )}
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 sm:flex-nowrap">
        <Link
          to="/tasks"
          search={(held) => readTasksSearch({ ...held, task: task.id })}
          data-row-link
          className={`min-w-0 rounded-sm hover:underline max-sm:order-first max-sm:basis-full pointer-coarse:py-0.5 ${isDone ? 'text-faint line-through' : ''}`}
        >
          {task.title}
        </Link>
        {task.status === 'in_progress' && <Badge tone="accent">{statusLabels[task.status]}</Badge>}
        {isPressing(task) && !isDone && <Badge>{priorityLabels[task.priority]}</Badge>}
        <Repeats task={task} />
        <Links task={task} isOf={isOf} />
        {assignee !== undefined && <span className="shrink-0 text-sm text-faint">{assignee}</span>}
        {task.due_at !== null && !isDone && (
          <time
            dateTime={task.due_at}
            className={`text-sm whitespace-nowrap tabular-nums max-sm:order-first sm:ml-auto ${isOverdue ? 'text-danger' : 'text-muted'}`}
          >
            {formatDue(task.due_at, now)}
          </time>
        )}
      </div>
      {people && (
        <Suspense
          fallback={
            <span className={faceClasses}>
              <AssigneeFace task={task} assignee={people.find(({ id }) => id === task.assignee_id)} />
            </span>
          }
        >
          <AssigneeMenu task={task} people={people} />
        </Suspense>
      )}
    </li>
  )
}

function Links({ task, isOf }: Pick<Props, 'task' | 'isOf'>) {
  const { recording_id: recordingId, recording_seconds: seconds, recordings: recording } = task
  const subject = recordOf(task)
  return (
    <>
      {subject && subject.id !== isOf && (
        <SubjectLink
          subject={subject}
          className="min-w-0 text-sm text-muted hover:text-ink sm:truncate hover:underline pointer-coarse:py-1"
        >
          {/* On a customer’s page the company is plain; which of their sales it is isn’t. */}
          {describeSubject(isOf === undefined ? subject : { ...subject, company: null })}
        </SubjectLink>
      )}
      {recordingId !== null && (
        <span className="flex pointer-coarse:-my-2">
          <MomentLink
            recordingId={recordingId}
            seconds={seconds ?? 0}
            hasSound={hasSound(recording)}
            statement={task.title}
          />
        </span>
      )}
    </>
  )
}
