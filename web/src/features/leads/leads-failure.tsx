import { describeError } from '~/data/describe-error.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { refreshLeads } from './leads-cache.ts'

interface Props {
  error: unknown
  isRetrying: boolean
  /** Some of them are shown. */
  isPart?: boolean
}

/** Why the leads are not there, with Retry; nothing while all is well. */
export function LeadsFailure({ error, isRetrying, isPart = false }: Props) {
  if (!error) return null
  return (
    <div className="pb-4">
      <ErrorNotice
        title={`The ${isPart ? 'rest of the ' : ''}leads could not be loaded`}
        onRetry={() => void refreshLeads()}
        isRetrying={isRetrying}
      >
        {describeError(error)}
      </ErrorNotice>
    </div>
  )
}
