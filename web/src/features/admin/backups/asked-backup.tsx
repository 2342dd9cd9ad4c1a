import { Link } from '@tanstack/react-router'
import { formatRecord } from '~/data/formats.ts'
import { formatSpan } from '~/data/measures.ts'
import { useClock } from '~/data/use-clock.ts'
import { Status } from '~/ui/status.tsx'
import { secondsBetween } from '../format.ts'

/** A worker that runs takes what is asked for at once, or at its next look after 20 seconds. */
const patienceSeconds = 30

/** A backup that was asked for and has not begun: it waits for the worker, and after a while says that this is long. */
export function AskedBackup({ at }: { at: string }) {
  const waited = secondsBetween(at, useClock().now)
  return (
    <li className="border-b py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="tabular-nums">
          Requested <time dateTime={at}>{formatRecord(at)}</time>
        </p>
        <Status kind="idle">Waiting for the worker</Status>
      </div>
      {waited > patienceSeconds && (
        <p className="mt-0.5 text-sm text-muted">
          No worker has picked it up for {formatSpan(waited)}. It starts as soon as one does:{' '}
          <Link to="/admin/metrics" search={{}} className="text-accent-ink underline">
            Health
          </Link>{' '}
          shows what it is busy with, and whether it runs.
        </p>
      )}
    </li>
  )
}
