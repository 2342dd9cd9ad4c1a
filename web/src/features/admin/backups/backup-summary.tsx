import type { ReactNode } from 'react'
import { formatNumber } from '~/data/formats.ts'
import { formatBytes, formatSpan } from '~/data/measures.ts'
import { useClock } from '~/data/use-clock.ts'
import { Stat } from '~/ui/stat.tsx'
import { secondsBetween } from '../format.ts'
import { TabLead } from '../tab-lead.tsx'
import type { Backup } from './backups-query.ts'
import { describeBackups } from './describe-backups.ts'

/** Whether one could restore today, and what that would bring back. */
export function BackupSummary({ backups, action }: { backups: readonly Backup[]; action: ReactNode }) {
  const { now } = useClock()
  const proven = backups.filter(({ status, is_proven: isProven }) => status === 'finished' && isProven)
  const [last] = proven
  return (
    <>
      <TabLead
        action={action}
        note={
          <>
            All rows and files of every company, from one moment in time. To restore one, start with an empty
            instance: <code className="text-ink">npm run restore -- NAME</code>.
          </>
        }
      >
        {describeBackups(backups, now)}
      </TabLead>
      {last && (
        <dl className="grid grid-cols-2 gap-x-8 border-t md:grid-cols-4">
          <Stat
            label="Last backup"
            value={formatSpan(secondsBetween(last.started_at, now))}
            note="ago, compared with the database"
          />
          <Stat
            label="Rows"
            value={last.row_count === null ? '—' : formatNumber(last.row_count)}
            note={formatBytes(last.row_bytes ?? 0)}
          />
          <Stat
            label="Files"
            value={last.file_count === null ? '—' : formatNumber(last.file_count)}
            note={formatBytes(last.file_bytes ?? 0)}
          />
          <Stat label="Kept" value={formatNumber(proven.length)} note="that can be restored" />
        </dl>
      )}
    </>
  )
}
