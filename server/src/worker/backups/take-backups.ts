import type { EventName } from '@parley/core/events/event-names'
import { z } from 'zod'
import { createHistory } from '../../backup/history.ts'
import { BackupUnderWay, removePostponed } from '../../backup/removals.ts'
import { takeBackup } from '../../backup/take.ts'
import { defineTask, type WorkerServices } from '../tasks.ts'

type Due = Pick<WorkerServices, 'database' | 'backups'>

/** A failed backup is retried after an hour, not every minute. Unproven backups don't count. */
async function isDue({ database, backups }: Due): Promise<boolean> {
  if (backups.every === null) return false
  const [state] = await database.sql<{ is_due: boolean }[]>`
    select not exists (
      select from host.backups
       where (status <> 'finished' or is_proven)
         and started_at > now() - make_interval(secs => case status when 'finished' then ${backups.every} else 3600 end)
    ) as is_due`
  return state?.is_due === true
}

/**
 * backup.asked: requested by an admin or due. Does nothing while another one is running. A failure is shown in the list
 * of backups.
 */
export const takeRequestedBackup = defineTask(
  z.object({ is_scheduled: z.boolean().default(false) }),
  async (services, { is_scheduled: isScheduled }, { signal }) => {
    const { database, storage, backups, log } = services
    if (isScheduled && !(await isDue(services))) return
    try {
      const { folder, keep } = backups
      const taken = await takeBackup({ database, store: storage.store, folder, keep, log, signal })
      log.info({ backup: taken.name, rows: taken.rows, files: taken.files }, 'a backup was taken')
    } catch (error) {
      if (error instanceof BackupUnderWay) return
      log.error(error, 'the backup failed')
    }
  },
)

/** Once a minute. The backup itself is a separate job, so that reminders do not wait for it. */
export async function requestDueBackup(services: Due): Promise<void> {
  if (!(await isDue(services))) return
  await services.database
    .sql`select private.emit(${'backup.asked' satisfies EventName}, null, '{"is_scheduled": true}')`
}

/** Hourly: syncs the list with the folder, and does the removals postponed by a backup. */
export async function sweepBackups({ database: { sql }, storage, backups }: WorkerServices): Promise<void> {
  await createHistory(sql, backups.folder).follow()
  await removePostponed(storage.store, sql)
}
