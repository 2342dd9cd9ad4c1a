import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { toast } from '~/ui/toast.ts'
import { describeRefusal } from '../describe-refusal.ts'
import { QueryState } from '../query-state.tsx'
import { AskedBackup } from './asked-backup.tsx'
import { askedBackupQuery } from './asked-backup-query.ts'
import { BackupLine } from './backup-line.tsx'
import { BackupSummary } from './backup-summary.tsx'
import { backupsQuery } from './backups-query.ts'
import { startBackup } from './start-backup.ts'

/** The backups of this installation, and one now. */
export default function BackupsTab() {
  const backups = useQuery(backupsQuery())
  const asked = useQuery(askedBackupQuery())
  const start = useMutation({
    mutationFn: startBackup,
    onError: (error) => toast.error('No backup was started', { description: describeRefusal(error) }),
  })
  const isRunning = backups.data?.some(({ status }) => status === 'running') ?? false
  const waitingSince = isRunning ? null : (asked.data ?? null)
  const button = (
    <Button
      variant="primary"
      isBusy={start.isPending}
      disabled={isRunning || waitingSince !== null}
      onClick={() => start.mutate()}
    >
      Back up now
    </Button>
  )
  return (
    <QueryState query={backups} what="the backups">
      {(rows) =>
        rows.length === 0 && waitingSince === null ? (
          <EmptyState title="No backup yet" actions={button}>
            A backup holds all rows and files of every company, from one moment in time. With BACKUP_DIR set
            to another disk, one is taken each day and the last seven are kept.
          </EmptyState>
        ) : (
          <>
            <BackupSummary backups={rows} action={button} />
            <ul aria-label="Backups" className="border-t">
              {waitingSince !== null && <AskedBackup at={waitingSince} />}
              {rows.map((backup) => (
                <BackupLine key={backup.name} backup={backup} />
              ))}
            </ul>
          </>
        )
      }
    </QueryState>
  )
}
