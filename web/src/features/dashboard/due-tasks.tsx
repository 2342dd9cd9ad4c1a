import { Link } from '@tanstack/react-router'
import { formatDue } from '~/data/ages.ts'
import { describeError } from '~/data/describe-error.ts'
import { Checkbox } from '~/ui/checkbox.tsx'
import { MomentLink } from '~/ui/moment-link.tsx'
import { Panel } from '~/ui/panel.tsx'
import { toast } from '~/ui/toast.ts'
import { completeTask, refreshToday } from './queries.ts'
import { type DueTask, dayTasks, type Today } from './today.ts'

function finish(task: DueTask): void {
  completeTask(task.id, true).then(
    () => {
      void refreshToday()
      toast.success(`Done: ${task.title}`, {
        action: { label: 'Undo', onClick: () => void completeTask(task.id, false).then(refreshToday) },
      })
    },
    (error: unknown) => toast.error('The task is still open', { description: describeError(error) }),
  )
}

interface Props {
  today: Today
  /** When the list was read, ISO 8601. */
  now: string
}

/** What is late, then what is due today; the rest is a press away. */
export function DueTasks({ today, now }: Props) {
  const shown = dayTasks(today.tasks, now)
  if (today.overdue + today.due_today === 0)
    return (
      <Panel title="Due" aside={<Link to="/tasks">All tasks</Link>}>
        <p className="py-4 text-muted">You’re all caught up.</p>
      </Panel>
    )
  return (
    <div className="space-y-6">
      <Group title="Overdue" count={today.overdue} tasks={shown.overdue} now={now} />
      <Group title="Today" count={today.due_today} tasks={shown.today} now={now} />
      <p className="text-sm">
        <Link
          to="/tasks"
          className="inline-flex items-center text-faint hover:text-ink pointer-coarse:min-h-11"
        >
          All tasks
        </Link>
      </p>
    </div>
  )
}

interface GroupProps {
  title: string
  /** Of all, shown or not. */
  count: number
  tasks: readonly DueTask[]
  now: string
}

function Group({ title, count, tasks, now }: GroupProps) {
  if (count === 0) return null
  return (
    <Panel title={title} aside={tasks.length < count ? `${tasks.length} of ${count}` : count}>
      <ul>
        {tasks.map((task) => (
          <li key={task.id} className="flex min-h-11 items-center gap-3 border-b py-1.5">
            <Checkbox aria-label={`Done: ${task.title}`} checked={false} onChange={() => finish(task)} />
            <Link to="/tasks" search={{ task: task.id }} className="min-w-0 flex-1">
              <span className="block truncate">{task.title}</span>
              <span className="block truncate text-sm text-faint tabular-nums">
                <span className={task.due_at < now ? 'text-danger' : undefined}>
                  {formatDue(task.due_at, now)}
                </span>
                {task.subject && `\u00A0· ${task.subject}`}
              </span>
            </Link>
            {task.recording_id && task.recording_seconds !== null && (
              <MomentLink
                recordingId={task.recording_id}
                seconds={task.recording_seconds}
                hasSound={task.has_sound}
                statement={task.title}
              />
            )}
          </li>
        ))}
      </ul>
      {tasks.length === 0 && (
        <p className="py-4 text-muted">
          Overdue tasks fill this list: see{' '}
          <Link to="/tasks" className="link">
            all tasks
          </Link>
          .
        </p>
      )}
    </Panel>
  )
}
