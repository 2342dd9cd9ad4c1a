import { expect, it } from 'vitest'
import type { Backup } from './backups-query.ts'
import { describeBackups } from './describe-backups.ts'

const now = '2026-11-10T12:00:00Z'
const backup = (hoursAgo: number, given: Partial<Backup> = {}): Backup => ({
  name: 'b',
  machine: 'm',
  folder: '/b',
  status: 'finished',
  error: null,
  row_count: 1,
  file_count: 1,
  row_bytes: 1,
  file_bytes: 1,
  missing_files: 0,
  is_proven: true,
  started_at: new Date(Date.parse(now) - hoursAgo * 3_600_000).toISOString(),
  finished_at: now,
  ...given,
})

it.each<[string, Backup[], string]>([
  ['none', [], 'No backup yet.'],
  ['one on its way', [backup(0, { status: 'running' }), backup(90)], 'A backup is being taken.'],
  ['a fresh one', [backup(47)], 'The last backup can be restored.'],
  ['an old one', [backup(72)], 'The last backup is 3 days old. Take one now.'],
  [
    'a failed one',
    [backup(1, { status: 'failed' }), backup(72)],
    'The newest backup failed; the last good one is 3 days old.',
  ],
  [
    'one that was never compared',
    [backup(1, { is_proven: false })],
    'There is no backup that can be trusted. Take one now.',
  ],
])('of %s', (_, backups, text) => expect(describeBackups(backups, now)).toBe(text))
