import { describeError } from '~/data/describe-error.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { refreshLeads } from './leads-cache.ts'

/** Why the leads are not there, with Retry; nothing while all is well. */
export function LeadsFailure({ error, isRetrying }: { error: unknown; isRetrying: boolean }) {
  if (!error) return null
  return (
    <div className="pb-4">
      <ErrorNotice
        title="The leads could not be loaded"
        onRetry={() => void refreshLeads()}
        isRetrying={isRetrying}
      >
        {describeError(error)}
      </ErrorNotice>
    </div>
  )
}
