import { contactRoleLabels } from '@parley/core/records/contact-roles'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatDue } from '~/data/ages.ts'
import { describeError } from '~/data/describe-error.ts'
import { formatDay } from '~/data/formats.ts'
import { formatMoney } from '~/data/money.ts'
import { Stage } from '~/features/stage/index.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { formatTimecode } from '~/ui/format-timecode.ts'
import { Panel } from '~/ui/panel.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { salesQuery, shown } from './related.ts'

const row = 'flex min-h-11 items-center gap-4 border-b py-1.5'
const link = 'min-w-0 flex-1 truncate hover:underline'

interface Props {
  of: 'account_id' | 'contact_id'
  id: string
  /** Whether each sale says whose it is. */
  hasNames: boolean
}

/** The latest sales of a customer with what is to be done and what was said in them. */
export function SalesPanels({ of, id, hasNames }: Props) {
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(salesQuery(of, id))
  const now = new Date(dataUpdatedAt).toISOString()
  if (error)
    return (
      <ErrorNotice
        title="The leads could not be loaded"
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      >
        {describeError(error)}
      </ErrorNotice>
    )
  if (!data) return <SkeletonRows count={6} label="Loading leads" />
  const tasks = data
    .flatMap((lead) => lead.tasks.filter(({ status }) => status !== 'done'))
    .toSorted((a, b) => (a.due_at ?? '9').localeCompare(b.due_at ?? '9'))
  const recordings = data
    .flatMap((lead) => lead.recordings)
    .toSorted((a, b) => b.recorded_at.localeCompare(a.recorded_at))
  return (
    <>
      <Panel title="Leads" aside={data.length < shown ? data.length || undefined : `The latest ${shown}`}>
        {data.length === 0 && <p className="py-4 text-muted">No sale yet.</p>}
        <ul className="tabular-nums">
          {data.map(({ id: leadId, name, status, value, currency, status_changed_at, contact_id, role }) => (
            <li key={leadId} className={row}>
              <span className="w-28 shrink-0 sm:w-32">
                <Stage status={status} />
              </span>
              <Link to="/leads/$leadId" params={{ leadId }} className={link}>
                {hasNames || contact_id !== id ? name : `Since ${formatDay(status_changed_at)}`}
              </Link>
              {role !== null && <span className="text-sm text-faint">{contactRoleLabels[role]}</span>}
              {hasNames && (
                <span className="text-sm text-faint max-sm:hidden">since {formatDay(status_changed_at)}</span>
              )}
              <span className="text-right sm:w-28">{value === null ? '' : formatMoney(value, currency)}</span>
            </li>
          ))}
        </ul>
      </Panel>
      {tasks.length > 0 && (
        <Panel title="Open tasks" aside={tasks.length}>
          <ul className="tabular-nums">
            {tasks.map(({ id: taskId, title, due_at }) => (
              <li key={taskId} className={row}>
                <Link to="/tasks" search={{ task: taskId }} className={link}>
                  {title}
                </Link>
                {due_at && (
                  <span className={`text-sm ${due_at < now ? 'text-danger' : 'text-faint'}`}>
                    {formatDue(due_at, now)}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {recordings.length > 0 && (
        <Panel title="Conversations" aside={recordings.length}>
          <ul className="tabular-nums">
            {recordings.map(({ id: recordingId, title, recorded_at, duration_seconds }) => (
              <li key={recordingId} className={row}>
                <Link to="/voice/$recordingId" params={{ recordingId }} className={link}>
                  {title}
                </Link>
                <span className="text-sm text-faint">{formatDay(recorded_at)}</span>
                <span className="w-14 text-right text-sm text-faint">
                  {duration_seconds !== null && formatTimecode(duration_seconds)}
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}
