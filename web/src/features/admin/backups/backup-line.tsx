import { Status, type StatusKind } from '~/ui/status.tsx'
import { formatBytes, formatCount, formatSpan, formatTime, secondsBetween } from '../format.ts'
import type { Backup } from '../queries.ts'

const states: Record<string, { kind: StatusKind; label: string }> = {
  running: { kind: 'active', label: 'Being taken' },
  finished: { kind: 'done', label: 'Finished' },
  failed: { kind: 'failed', label: 'Failed' },
}

export function BackupLine({ backup }: { backup: Backup }) {
  const state = states[backup.status] ?? { kind: 'idle', label: backup.status }
  const lost = backup.missing_files ?? 0
  return (
    <li className="border-b py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="tabular-nums select-all">{backup.name}</p>
        <Status kind={state.kind}>{state.label}</Status>
      </div>
      <p className="text-sm text-faint tabular-nums">
        <time dateTime={backup.started_at}>{formatTime(backup.started_at)}</time>
        {backup.finished_at !== null &&
          backup.status === 'finished' &&
          ` · ${formatSpan(secondsBetween(backup.started_at, backup.finished_at))}`}
        {backup.row_count !== null &&
          ` · ${formatCount(backup.row_count)} rows, ${formatBytes(backup.row_bytes ?? 0)} · ${formatCount(backup.file_count ?? 0)} files, ${formatBytes(backup.file_bytes ?? 0)}`}
      </p>
      <p className="text-xs break-all text-faint">
        {backup.machine}: {backup.folder}
      </p>
      {backup.error !== null && <p className="mt-1 text-sm text-danger">{backup.error}</p>}
      {lost > 0 && (
        <p className="mt-1 text-sm text-danger">
          {formatCount(lost)} {lost === 1 ? 'file' : 'files'} that rows name had been lost before.
        </p>
      )}
    </li>
  )
}
