import { Link } from '@tanstack/react-router'
import { formatDue } from '~/data/ages.ts'
import { describeError } from '~/data/describe-error.ts'
import { Checkbox } from '~/ui/checkbox.tsx'
import { Panel } from '~/ui/panel.tsx'
import { toast } from '~/ui/toast.ts'
import { completeTask, refreshToday } from './queries.ts'
import type { DueTask } from './today.ts'

interface Props {
  tasks: readonly DueTask[]
  /** When the list was read, ISO 8601. */
  now: string
}

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

export function DueTasks({ tasks, now }: Props) {
  return (
    <Panel title="Due" aside={<Link to="/tasks">All tasks</Link>}>
      {tasks.length === 0 && <p className="py-4 text-muted">Nothing is due today. Well kept.</p>}
      <ul>
        {tasks.map((task) => (
          <li key={task.id} className="flex min-h-11 items-center gap-3 border-b py-1.5">
            <Checkbox aria-label={`Done: ${task.title}`} checked={false} onChange={() => finish(task)} />
            <Link to="/tasks" search={{ task: task.id }} className="min-w-0 flex-1">
              <span className="block truncate">{task.title}</span>
              <span className="block truncate text-sm text-faint tabular-nums">
                <span className={task.due_at < now ? 'text-danger' : undefined}>
                  {task.due_at < now
                    ? `Overdue: ${formatDue(task.due_at, now)}`
                    : formatDue(task.due_at, now)}
                </span>
                {task.lead_name && ` · ${task.lead_name}`}
              </span>
            </Link>
            {task.recording_id && task.recording_seconds !== null && (
              <Link
                to="/voice/$recordingId"
                params={{ recordingId: task.recording_id }}
                search={{ t: Math.floor(task.recording_seconds) }}
                className="text-sm text-accent-ink"
              >
                Hear it
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
