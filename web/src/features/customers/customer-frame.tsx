import type { ReactNode } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { PageBody, PageHeader } from '~/ui/page-header.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'

interface Props {
  back: ReactNode
  /** What the page is of: "account". */
  noun: string
  query: {
    data: { name: string } | null | undefined
    error: unknown
    isPending: boolean
    isFetching: boolean
    refetch: () => Promise<unknown>
  }
}

/** The page of an account or a contact that is not there: on its way, or what belongs to it, not read, or deleted. */
export function MissingCustomer({ back, noun, query }: Props) {
  const { data, error, isPending, isFetching, refetch } = query
  const isLate = isPending || Boolean(data)
  return (
    <PageBody>
      <PageHeader
        eyebrow={back}
        title={data?.name ?? (isPending ? '\u00a0' : `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`)}
      />
      {isLate && <SkeletonRows count={10} label={`Loading the ${noun}`} />}
      {Boolean(error) && (
        <ErrorNotice
          title={`The ${noun} could not be loaded`}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {describeError(error)}
        </ErrorNotice>
      )}
      {data === null && (
        <p className="text-muted">This {noun} is no longer there. It may have been deleted.</p>
      )}
    </PageBody>
  )
}
