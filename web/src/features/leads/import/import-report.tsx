import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { describeError } from '~/data/describe-error.ts'
import { useTableChanges } from '~/data/use-table-changes.ts'
import { BackLink } from '~/ui/back-link.tsx'
import { Button } from '~/ui/button.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { PageBody, PageHeader } from '~/ui/page-header.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { importKeys } from './calls/import-keys.ts'
import { importQuery } from './calls/import-query.ts'
import { undoImport } from './calls/undo-import.ts'
import { ImportResult } from './import-result.tsx'
import { ImportStatus } from './import-status.tsx'
import { subjectOf, subjectWords } from './subject-words.ts'
import { useRejectedRows } from './use-rejected-rows.ts'

interface Props {
  id: string
  /** Another file is wanted. */
  onLeave: () => void
}

/** How an import goes, live, and how it went. */
export function ImportReport({ id, onLeave }: Props) {
  const client = useQueryClient()
  const { data, error, isPending, isFetching, refetch } = useQuery(importQuery(id))
  useTableChanges(['lead_imports'], () => void client.invalidateQueries({ queryKey: ['lead-imports'] }), {
    filter: `id=eq.${id}`,
  })
  const undo = useMutation({
    mutationFn: async () => {
      await undoImport(id)
      await client.invalidateQueries({ queryKey: importKeys.one(id) })
    },
  })
  const rejected = useRejectedRows()
  const subject = subjectOf(data)
  const words = subjectWords[subject]
  const left = data ? data.skipped_count + data.failed_count : 0
  const isOver = data?.status === 'done' || data?.status === 'failed'
  return (
    <PageBody>
      <PageHeader
        eyebrow={<BackLink to={words.to}>{words.place}</BackLink>}
        title={data?.file_name ?? 'Import'}
        description={data && <ImportStatus status={data.status} />}
        actions={
          data && (
            <>
              {data.status === 'done' && (
                <Button asChild variant="primary">
                  <Link to={words.to}>Go to the {words.place.toLowerCase()}</Link>
                </Button>
              )}
              {isOver && data.created_count + data.updated_count > 0 && (
                <Button isBusy={undo.isPending} onClick={() => undo.mutate()}>
                  Undo the import
                </Button>
              )}
              {left > 0 && (
                <Button isBusy={rejected.isPending} onClick={() => rejected.mutate(data)}>
                  Download rows not imported
                </Button>
              )}
              <Button asChild variant={isOver ? 'secondary' : 'quiet'}>
                <Link
                  to="/leads/import"
                  search={subject === 'leads' ? {} : { of: subject }}
                  onClick={onLeave}
                >
                  Import another file
                </Link>
              </Button>
            </>
          )
        }
      />
      {isPending && <SkeletonRows count={6} label="Loading the import" />}
      {error && (
        <ErrorNotice
          title="The import could not be loaded"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {describeError(error)}
        </ErrorNotice>
      )}
      {undo.error && (
        <ErrorNotice title="The import could not be undone">{describeError(undo.error)}</ErrorNotice>
      )}
      {data === null && <p className="text-muted">This import is no longer there.</p>}
      {data && <ImportResult row={data} />}
    </PageBody>
  )
}
