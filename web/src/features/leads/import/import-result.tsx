import { useMutation } from '@tanstack/react-query'
import { describeError } from '~/data/describe-error.ts'
import { countOf, formatNumber } from '~/data/formats.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Progress } from '~/ui/progress.tsx'
import { Stat } from '~/ui/stat.tsx'
import type { LeadImport } from './calls/import-keys.ts'
import { resumeImport } from './calls/resume-import.ts'
import { KeptRecords } from './kept-records.tsx'
import { StayedOut } from './stayed-out.tsx'
import { subjectOf, subjectWords } from './subject-words.ts'
import { UnreadCells } from './unread-cells.tsx'

/** Progress while it runs, the counts that add up, and what an undo had to leave. */
export function ImportResult({ row }: { row: LeadImport }) {
  const resume = useMutation({ mutationFn: async () => void (await resumeImport(row.id)) })
  const { one, many } = subjectWords[subjectOf(row)]
  const isRunning = row.status === 'waiting' || row.status === 'running'
  const isUndone = row.status === 'undone'
  return (
    <div className="space-y-8">
      {isRunning && (
        <div className="max-w-2xl">
          <Progress
            label={row.status === 'waiting' ? 'Waiting for its turn' : 'Importing'}
            value={row.status === 'waiting' ? null : row.bytes_read / row.size_bytes}
            detail={`${countOf(row.rows_read, 'row')} so far`}
          />
          <p className="mt-2 text-sm text-faint">
            It continues in the background: you can leave this page. You’ll be notified when it’s done.
          </p>
        </div>
      )}
      {row.status === 'undoing' && (
        <div className="max-w-2xl">
          <Progress label="Undoing" value={null} />
        </div>
      )}
      {row.status === 'uploading' && (
        <ErrorNotice title="The upload was cut off">Nothing was imported. Choose the file again.</ErrorNotice>
      )}
      {row.failure_reason !== null && (
        <ErrorNotice
          title={row.status === 'failed' ? 'The import stopped' : 'The undo did not work'}
          {...(row.status === 'failed' && row.bytes_read < row.size_bytes
            ? { onRetry: () => resume.mutate(), isRetrying: resume.isPending }
            : {})}
        >
          {resume.error ? describeError(resume.error) : row.failure_reason}
        </ErrorNotice>
      )}
      {isUndone && (
        <output className="block max-w-prose text-body">
          {row.kept_count === 0
            ? 'Everything is as it was before the import.'
            : `Everything is as it was before the import, but for ${countOf(row.kept_count, one)} that changed since. They stay as they are now.`}
        </output>
      )}
      {isUndone && row.kept_count > 0 && <KeptRecords row={row} />}
      <section aria-label="Counts">
        <p className="border-b pb-2 text-muted">
          {isUndone ? 'Imported before that: ' : ''}
          <strong className="font-semibold text-ink tabular-nums">{countOf(row.rows_read, 'row')}</strong> =
          created + updated + skipped + failed
        </p>
        <dl className="grid grid-cols-2 gap-x-8 sm:grid-cols-4">
          <Stat label="Created" value={formatNumber(row.created_count)} note={`New ${many}`} />
          <Stat label="Updated" value={formatNumber(row.updated_count)} note={`Known ${many}, changed`} />
          <Stat label="Skipped" value={formatNumber(row.skipped_count)} note="Already there" />
          <Stat label="Failed" value={formatNumber(row.failed_count)} note="With a reason each" />
        </dl>
      </section>
      {(row.status === 'done' || row.status === 'failed') && <StayedOut row={row} />}
      {row.unread_count > 0 && !isUndone && <UnreadCells row={row} />}
    </div>
  )
}
