import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { countOf, formatNumber } from '~/data/formats.ts'
import { formatBytes, formatSpan } from '~/data/measures.ts'
import { useClock } from '~/data/use-clock.ts'
import { Skeleton } from '~/ui/skeleton.tsx'
import { Stat } from '~/ui/stat.tsx'
import type { Period } from '../admin-search.ts'
import { type Backup, backupsQuery } from '../backups/backups-query.ts'
import { formatPeriod, formatShare, secondsBetween } from '../format.ts'
import { describeLatency, type RequestFigure, sumOf } from './figures.ts'
import { modelsQuery } from './models-query.ts'
import { overviewQuery } from './overview-query.ts'
import { queueQuery } from './queue-query.ts'
import { storageQuery } from './storage-query.ts'

interface Props {
  days: Period
  since: string
  requests: readonly RequestFigure[] | undefined
}

function noteOnBackup(backups: readonly Backup[], hasProven: boolean): string {
  if (hasProven) return 'ago, compared with the database'
  const isDoubtful = backups.some(({ status }) => status === 'finished')
  return isDoubtful ? 'that can be trusted: see Backups' : 'take one under Backups'
}

const waiting = <Skeleton className="my-1 h-6 w-20" />

/** The eight figures that tell whether somebody has to act, each with its period. */
export function HealthStats({ days, since, requests }: Props) {
  const { now } = useClock()
  const overview = useQuery(overviewQuery(since)).data
  const queue = useQuery(queueQuery()).data
  const storage = useQuery(storageQuery()).data
  const models = useQuery(modelsQuery(since)).data
  const backups = useQuery(backupsQuery()).data
  const period = formatPeriod(days)

  const sums = requests && sumOf(requests)
  const jobs = queue?.reduce((sum, { waiting: open, running }) => sum + open + running, 0)
  const stuck = queue?.reduce((sum, { failed }) => sum + failed, 0) ?? 0
  const oldest = queue?.flatMap(({ oldest_due_at: due }) => (due === null ? [] : [due])).toSorted()[0]
  const files = storage?.reduce((sum, each) => sum + each.files, 0) ?? 0
  const bytes = storage?.reduce((sum, each) => sum + each.bytes, 0)
  const calls = models?.reduce((sum, each) => sum + each.calls, 0)
  const tokens = models?.reduce((sum, each) => sum + each.input_tokens + each.output_tokens, 0) ?? 0
  const backup = backups?.find(({ status, is_proven: isProven }) => status === 'finished' && isProven)
  const known = (value: ReactNode) => value ?? waiting

  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-8 border-t md:grid-cols-4">
      <Stat
        label="Accounts"
        value={known(overview && formatNumber(overview.accounts))}
        note={
          overview &&
          `${formatNumber(overview.new_accounts)} new and ${formatNumber(overview.active_accounts)} active, ${period}`
        }
      />
      <Stat
        label="Companies"
        value={known(overview && formatNumber(overview.companies))}
        note={overview && `${formatNumber(overview.new_companies)} new, ${period}`}
      />
      <Stat
        label="Requests"
        value={known(sums && formatNumber(sums.requests))}
        note={sums && `${formatShare(sums.failed, sums.requests)} failed, ${period}`}
      />
      <Stat
        label="p95 response"
        value={known(sums && describeLatency(sums.buckets, 0.95))}
        note={sums && `median ${describeLatency(sums.buckets, 0.5)}, ${period}`}
      />
      <Stat
        label="Queued jobs"
        value={known(jobs === undefined ? undefined : formatNumber(jobs))}
        note={
          queue &&
          (stuck > 0
            ? `${countOf(stuck, 'job')} failed for good`
            : oldest
              ? `the oldest has waited ${formatSpan(secondsBetween(oldest, now))}`
              : 'none late')
        }
      />
      <Stat
        label="Storage"
        value={known(
          bytes === undefined || !overview ? undefined : formatBytes(bytes + overview.database_bytes),
        )}
        note={overview && `${countOf(files, 'file')}; the database ${formatBytes(overview.database_bytes)}`}
      />
      <Stat
        label="AI calls"
        value={known(calls === undefined ? undefined : formatNumber(calls))}
        note={models && `${countOf(tokens, 'token')}, ${period}`}
      />
      <Stat
        label="Last backup"
        value={known(backups && (backup ? formatSpan(secondsBetween(backup.started_at, now)) : 'None'))}
        note={backups && noteOnBackup(backups, backup !== undefined)}
      />
    </dl>
  )
}
