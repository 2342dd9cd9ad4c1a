import { z } from 'zod'
import { createHistory } from '../../backup/history.ts'
import { BackupUnderWay, removePostponed } from '../../backup/removals.ts'
import { takeBackup } from '../../backup/take.ts'
import { defineTask, type WorkerServices } from '../tasks.ts'

/** One that failed or was cut off is tried again after an hour, not every minute. */
async function isDue({ database, backups }: WorkerServices): Promise<boolean> {
  if (backups.every === null) return false
  const [state] = await database.sql<{ is_due: boolean }[]>`
    select not exists (
      select from host.backups
       where started_at > now() - make_interval(secs => case status when 'finished' then ${backups.every} else 3600 end)
    ) as is_due`
  return state?.is_due === true
}

/**
 * backup.asked: an admin wants one now, or the time has come. Nothing where one is being taken, whose result is as good.
 * What failed stands in the list of backups.
 */
export const takeAskedBackup = defineTask(
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

/** Once a minute. The backup itself is a job of its own: reminders must not wait for it. */
export async function askForDueBackup(services: WorkerServices): Promise<void> {
  if (!(await isDue(services))) return
  await services.database.sql`select private.emit('backup.asked', null, '{"is_scheduled": true}')`
}

/** Once an hour: brings the list in line with the folder, and removes what had to wait for a backup. */
export async function tendBackups({ database: { sql }, storage, backups }: WorkerServices): Promise<void> {
  await createHistory(sql, backups.folder).follow()
  await removePostponed(storage.store, sql)
}
