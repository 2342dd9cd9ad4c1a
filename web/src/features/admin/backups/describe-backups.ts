import { formatSpan } from '~/data/measures.ts'
import { secondsBetween } from '../format.ts'
import type { Backup } from './backups-query.ts'

const day = 86_400

/** Whether one could restore today, in a sentence. @param backups newest first */
export function describeBackups(backups: readonly Backup[], now: string): string {
  if (backups.some(({ status }) => status === 'running')) return 'A backup is being taken.'
  const last = backups.find(({ status, is_proven: isProven }) => status === 'finished' && isProven)
  if (!last)
    return backups.length === 0 ? 'No backup yet.' : 'There is no backup that can be trusted. Take one now.'
  const age = secondsBetween(last.started_at, now)
  if (backups[0]?.status === 'failed')
    return `The newest backup failed; the last good one is ${formatSpan(age)} old.`
  return age < 2 * day
    ? 'The last backup can be restored.'
    : `The last backup is ${formatSpan(age)} old. Take one now.`
}
