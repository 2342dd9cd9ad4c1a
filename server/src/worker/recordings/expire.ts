import type { WorkerServices } from '../tasks.ts'

/** Applies each company's rule on how long recordings are kept; their files follow by recording.erased. */
export async function expireRecordings({ database, log }: WorkerServices): Promise<void> {
  const [row] = await database.sql<{ gone: number }[]>`select private.expire_recordings() as gone`
  if (row && row.gone > 0) log.info({ recordings: row.gone }, 'recordings went by the rule of their company')
}
