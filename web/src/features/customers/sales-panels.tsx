import { contactRoleLabels } from '@parley/core/records/contact-roles'
import { formatClock } from '@parley/core/voice/clock'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { formatDay } from '~/data/formats.ts'
import { formatAmount } from '~/data/money.ts'
import { unreadError } from '~/data/unread-error.ts'
import { Stage } from '~/features/stage/index.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Panel } from '~/ui/panel.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { RecordTasks } from '../tasks/index.ts'
import { salesQuery, shown, talksQuery } from './related.ts'

const row = 'flex min-h-11 items-center gap-2 border-b py-1.5 sm:gap-4'
// A phone shows a second line before it cuts anything.
const link = 'min-w-0 flex-1 hover:underline max-sm:line-clamp-2 sm:truncate'

interface Props {
  of: 'account' | 'contact'
  id: string
  /** The people of an account. */
  people?: readonly string[]
  /** Whether each sale says whose it is. */
  hasNames: boolean
  /** What stands below them: drawn once they stand, since it would move as they come. */
  children: ReactNode
}

/** The latest sales of a customer, what is to be done and what was said, in them and beside them. */
export function SalesPanels({ children, ...props }: Props) {
  const { of, id, people = [] } = props
  const [areTasksHere, setTasksHere] = useState(false)
  const sales = useQuery(salesQuery(`${of}_id`, id))
  const leads = sales.data?.map((lead) => lead.id)
  const talks = useQuery({
    ...talksQuery(`${of}_id`, id, leads ?? [], people),
    enabled: leads !== undefined,
  })
  const isHere = sales.data ? areTasksHere && !talks.isLoading : !sales.isLoading
  return (
    <>
      <Panels {...props} areTasksHere={areTasksHere} onTasksHere={() => setTasksHere(true)} />
      <div className={isHere ? 'contents' : 'hidden'}>{children}</div>
    </>
  )
}

interface PanelsProps extends Omit<Props, 'children'> {
  areTasksHere: boolean
  onTasksHere: () => void
}

function Panels({ of, id, people = [], hasNames, areTasksHere, onTasksHere }: PanelsProps) {
  const sales = useQuery(salesQuery(`${of}_id`, id))
  const { data, refetch, isFetching } = sales
  const error = unreadError(sales)
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
  if (!data) return <SkeletonRows count={14} label="Loading leads" />
  const leads = data.map((lead) => lead.id)
  return (
    <>
      <Panel title="Leads" aside={data.length < shown ? data.length || undefined : `The latest ${shown}`}>
        {data.length === 0 && <p className="py-4 text-muted">No sale yet.</p>}
        <ul>
          {data.map(({ id: leadId, status, value, currency, status_changed_at, role, ...sale }) => (
            <li key={leadId} className={row}>
              <span className="w-28 shrink-0 sm:w-32">
                <Stage status={status} />
              </span>
              <Link to="/leads/$leadId" params={{ leadId }} className={link}>
                {nameOfSale(sale, hasNames || sale.contact_id !== id) ||
                  `Since ${formatDay(status_changed_at)}`}
              </Link>
              {role !== null && <span className="text-sm text-faint">{contactRoleLabels[role]}</span>}
              {hasNames && (
                <span className="text-sm text-faint max-sm:hidden">since {formatDay(status_changed_at)}</span>
              )}
              <span className="text-right tabular-nums sm:w-28">
                {value === null ? '' : formatAmount(value, currency)}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title="Tasks">
        <Suspense fallback={<SkeletonRows count={10} label="Loading tasks" />}>
          <RecordTasks of={{ kind: of, id }} leads={leads} contacts={people} onHere={onTasksHere} />
        </Suspense>
      </Panel>
      {areTasksHere && <Talks of={of} id={id} leads={leads} people={people} />}
    </>
  )
}

/** Whose sale it is, where that isn't plain, and what it is called. */
const nameOfSale = (
  { name, deal_name }: { name: string; deal_name: string | null },
  isNamed: boolean,
): string => [isNamed && name, deal_name].filter(Boolean).join(': ')

function Talks({
  of,
  id,
  leads,
  people,
}: Pick<Props, 'of' | 'id'> & { leads: string[]; people: readonly string[] }) {
  const talks = useQuery(talksQuery(`${of}_id`, id, leads, people))
  const { data: recordings = [], refetch, isFetching } = talks
  const error = unreadError(talks)
  if (error)
    return (
      <ErrorNotice
        title="The conversations could not be loaded"
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      >
        {describeError(error)}
      </ErrorNotice>
    )
  if (recordings.length === 0) return null
  return (
    <Panel
      title="Conversations"
      aside={recordings.length < shown ? recordings.length : `The latest ${shown}`}
    >
      <ul>
        {recordings.map(({ id: recordingId, title, recorded_at, duration_seconds }) => (
          <li key={recordingId} className={row}>
            <Link to="/voice/$recordingId" params={{ recordingId }} className={link}>
              {title}
            </Link>
            <span className="text-sm text-faint">{formatDay(recorded_at)}</span>
            <span className="w-14 text-right text-sm text-faint tabular-nums">
              {duration_seconds !== null && formatClock(duration_seconds)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
