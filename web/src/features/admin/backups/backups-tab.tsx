import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { toast } from '~/ui/toast.ts'
import { describeRefusal } from '../describe-refusal.ts'
import { backupsQuery, startBackup } from '../queries.ts'
import { QueryState } from '../query-state.tsx'
import { BackupLine } from './backup-line.tsx'

/** The backups of this installation, and one now. */
export default function BackupsTab() {
  const backups = useQuery(backupsQuery())
  const [asked, setAsked] = useState<{ newest: string | undefined } | null>(null)
  const newest = backups.data?.[0]
  const isWaiting = asked !== null && (newest?.name === asked.newest || newest?.status === 'running')
  const start = () => {
    setAsked({ newest: newest?.name })
    startBackup().catch((error: unknown) => {
      setAsked(null)
      toast.error('No backup was started', { description: describeRefusal(error) })
    })
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 pb-4">
        <p className="max-w-prose text-sm text-muted">
          All rows and files of every company, as of one moment. To go back to one, fill an empty instance:{' '}
          <code className="text-ink">npm run restore -- NAME</code>.
        </p>
        <Button variant="primary" isBusy={isWaiting || newest?.status === 'running'} onClick={start}>
          Back up now
        </Button>
      </div>
      <QueryState query={backups} what="the backups">
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title="No backup yet">
              Take one now. With BACKUP_DIR set to another disk, one is taken each day and the last seven are
              kept.
            </EmptyState>
          ) : (
            <ul aria-label="Backups" className="border-t">
              {rows.map((backup) => (
                <BackupLine key={backup.name} backup={backup} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </>
  )
}
