import { countOf } from '~/data/formats.ts'
import { formatSpan } from '~/data/measures.ts'
import { formatShare } from '../format.ts'

/** What is known of an instance; undefined while it is asked for. */
export interface HealthFacts {
  requests: { requests: number; failed: number } | undefined
  queue: { failed: number; oldestSeconds: number | null } | undefined
  /** Seconds since the last backup that was compared with the database; null without one. */
  backupAge: number | null | undefined
  /** Of the disk with the least room: what is free, from 0 to 1; null where it is not measured. */
  diskFree: number | null | undefined
}

export interface Concern {
  text: string
  /** The tab on which one can act. */
  tab?: 'errors' | 'backups'
}

const day = 86_400
const minute = 60

/** What somebody has to look at, the most urgent first; undefined until everything is known. */
export function findConcerns({ requests, queue, backupAge, diskFree }: HealthFacts): Concern[] | undefined {
  if (!requests || !queue || backupAge === undefined || diskFree === undefined) return undefined
  const concerns: Concern[] = []
  if (diskFree !== null && diskFree < 0.1)
    concerns.push({ text: `Only ${formatShare(diskFree, 1)} of the disk is free.` })
  if (requests.failed / Math.max(1, requests.requests) >= 0.01)
    concerns.push({
      text: `${formatShare(requests.failed, requests.requests)} of requests failed.`,
      tab: 'errors',
    })
  if (queue.failed > 0)
    concerns.push({
      text: `${countOf(queue.failed, 'job has', 'jobs have')} failed for good.`,
      tab: 'errors',
    })
  if (queue.oldestSeconds !== null && queue.oldestSeconds >= 5 * minute)
    concerns.push({ text: `A job has waited ${formatSpan(queue.oldestSeconds)}.` })
  if (backupAge === null) concerns.push({ text: 'There is no backup yet.', tab: 'backups' })
  else if (backupAge >= 2 * day)
    concerns.push({ text: `The last backup is ${formatSpan(backupAge)} old.`, tab: 'backups' })
  return concerns
}
