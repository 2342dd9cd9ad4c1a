import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useClock } from '~/data/use-clock.ts'
import { Skeleton } from '~/ui/skeleton.tsx'
import type { Period } from '../admin-search.ts'
import { backupsQuery } from '../backups/backups-query.ts'
import { formatPeriod, secondsBetween } from '../format.ts'
import { findConcerns } from './concerns.ts'
import { type RequestFigure, sumOf } from './figures.ts'
import { processesQuery } from './processes-query.ts'
import { queueQuery } from './queue-query.ts'

const tabNames = { errors: 'Errors', backups: 'Backups' }

interface Props {
  days: Period
  requests: readonly RequestFigure[] | undefined
}

/** The figures below in a sentence: whether somebody has to act, and where. */
export function Verdict({ days, requests }: Props) {
  const { now } = useClock()
  const queue = useQuery(queueQuery()).data
  const backups = useQuery(backupsQuery()).data
  const processes = useQuery(processesQuery()).data
  const oldest = queue?.flatMap(({ oldest_due_at: due }) => due ?? []).toSorted()[0]
  const backup = backups?.find(({ status, is_proven: isProven }) => status === 'finished' && isProven)
  const rooms = processes?.flatMap(({ disk_free_bytes: free, disk_bytes: all }) =>
    free === null || all === null ? [] : [free / all],
  )
  const concerns = findConcerns({
    requests: requests && sumOf(requests),
    queue: queue && {
      failed: queue.reduce((sum, { failed }) => sum + failed, 0),
      oldestSeconds: oldest === undefined ? null : secondsBetween(oldest, now),
    },
    backupAge: backups && (backup ? secondsBetween(backup.started_at, now) : null),
    diskFree: rooms && (rooms.length === 0 ? null : Math.min(...rooms)),
  })
  if (!concerns) return <Skeleton className="h-7 w-64" />
  if (concerns.length === 0) return <p className="text-lg">Nothing needs attention, {formatPeriod(days)}.</p>
  return (
    <ul aria-label="What needs attention" className="grid gap-1">
      {concerns.map(({ text, tab }) => (
        <li key={text} className="text-lg text-balance">
          {text}
          {tab !== undefined && (
            <Link to="/admin/metrics" search={{ tab }} className="link ml-2 text-sm pointer-coarse:py-3">
              {tabNames[tab]}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
