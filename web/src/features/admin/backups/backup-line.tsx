import { countOf, formatRecord } from '~/data/formats.ts'
import { formatBytes, formatSpan } from '~/data/measures.ts'
import { Status, type StatusKind } from '~/ui/status.tsx'
import { secondsBetween } from '../format.ts'
import type { Backup } from './backups-query.ts'

const states: Record<string, { kind: StatusKind; label: string }> = {
  running: { kind: 'active', label: 'In progress' },
  finished: { kind: 'done', label: 'Finished' },
  failed: { kind: 'failed', label: 'Failed' },
}

const sizeOf = (count: number, bytes: number, one: string): string =>
  count === 0 ? `no ${one}s` : `${countOf(count, one)}, ${formatBytes(bytes)}`

/** What a backup holds and how long it took, as far as that is known. */
function factsOf({ status, started_at, finished_at, ...backup }: Backup): string[] {
  if (status !== 'finished') return []
  const { row_count: rows, row_bytes: rowBytes, file_count: files, file_bytes: fileBytes } = backup
  return [
    ...(rows === null ? [] : [sizeOf(rows, rowBytes ?? 0, 'row')]),
    ...(files === null ? [] : [sizeOf(files, fileBytes ?? 0, 'file')]),
    ...(finished_at === null ? [] : [`taken in ${formatSpan(secondsBetween(started_at, finished_at))}`]),
  ]
}

export function BackupLine({ backup }: { backup: Backup }) {
  const state = states[backup.status] ?? { kind: 'idle', label: backup.status }
  const lost = backup.missing_files ?? 0
  const isDoubtful = backup.status === 'finished' && !backup.is_proven
  const facts = factsOf(backup)
  return (
    <li className="border-b py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="tabular-nums">
          <time dateTime={backup.started_at}>{formatRecord(backup.started_at)}</time>
        </p>
        {isDoubtful ? (
          <Status kind="failed">Can’t be trusted</Status>
        ) : (
          <Status kind={state.kind}>{state.label}</Status>
        )}
      </div>
      {facts.length > 0 && (
        <p className="mt-0.5 text-sm text-muted">
          {facts.map((fact, index) => (
            <span key={fact}>
              {index > 0 && '\u00A0· '}
              <span className="whitespace-nowrap">{fact}</span>
            </span>
          ))}
        </p>
      )}
      <p className="mt-0.5 text-xs break-words text-faint">
        <code className="text-ink select-all">{backup.name}</code> in {backup.folder} on {backup.machine}
      </p>
      {isDoubtful && (
        <p className="mt-1 text-sm text-danger">
          Taken by a version of Parley whose backups of larger tables are damaged. Take a new one, and keep
          this one until you have: <code>npm run backup -- verify {backup.name}</code> tells which tables are
          whole.
        </p>
      )}
      {backup.error !== null && <p className="mt-1 text-sm break-words text-danger">{backup.error}</p>}
      {lost > 0 && (
        <p className="mt-1 text-sm text-danger">
          {countOf(lost, 'file')} that rows name had been lost before.
        </p>
      )}
    </li>
  )
}
