/** Words for the codes that any page may meet. Each says what happened and what to do. */
const wordsByCode: Record<string, string> = {
  over_request_rate_limit: 'Too many attempts from here. Wait five minutes, then try again.',
  session_expired: 'Your session has ended. Sign in again; nothing is lost.',
  session_not_found: 'Your session has ended. Sign in again; nothing is lost.',
  refresh_token_not_found: 'Your session has ended. Sign in again; nothing is lost.',
  refresh_token_already_used: 'Your session has ended. Sign in again; nothing is lost.',
  reauthentication_needed: 'Sign in again to make this change.',
  insufficient_aal: 'Confirm with your second factor to make this change.',
  '23505': 'There is already one like this.',
  '23503': 'Something this refers to is gone. Reload and try again.',
  '23514': 'A value is outside what is allowed. Check each field.',
  '42501': 'You don’t have permission for this. Ask the owner of your company.',
  PGRST116: 'This is no longer there. It may have been deleted.',
  PGRST202: 'This instance doesn’t support that yet. Ask its administrator to update it.',
  PGRST301: 'Your session has ended. Sign in again; nothing is lost.',
}

interface Failure {
  code: string | undefined
  status: number | undefined
  message: string
}

export function readFailure(error: unknown): Failure {
  if (typeof error !== 'object' || error === null) {
    return { code: undefined, status: undefined, message: typeof error === 'string' ? error : '' }
  }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const status = 'status' in error && typeof error.status === 'number' ? error.status : undefined
  const message = 'message' in error && typeof error.message === 'string' ? error.message : ''
  return { code, status, message }
}

/** The request never arrived: offline, the server is down, or something between cut it. */
function isUnreachable({ status, message }: Failure): boolean {
  return (
    status === 0 ||
    [502, 503, 504].includes(status ?? -1) ||
    /failed to fetch|networkerror|load failed/i.test(message)
  )
}

/** The refusal of a constraint or a policy is worded by Postgres for its log; one of a function or trigger is a sentence of ours. */
const isOwnSentence = ({ code, message }: Failure): boolean =>
  code === '42501'
    ? /^[A-Z].*[.?]$/.test(message)
    : code?.startsWith('235') === true && message !== '' && !/ violates /.test(message)

/** Whether a request was refused because its account, session or token counts no more. */
export const hasSessionEnded = (error: unknown): boolean => readFailure(error).code === 'PGRST301'

/** Whether trying again by itself can help: lost connections and server faults, never a refusal. */
export function isRetryable(error: unknown): boolean {
  const failure = readFailure(error)
  return isUnreachable(failure) || (failure.status !== undefined && failure.status >= 500)
}

/**
 * What to tell a person about an error of supabase-js (auth, tables, functions, files) or of the network.
 * @param fallback said when the error has no words of its own, for instance "Failed to save draft"
 */
export function describeError(error: unknown, fallback = 'Something went wrong. Try again.'): string {
  const failure = readFailure(error)
  const known = failure.code === undefined ? undefined : wordsByCode[failure.code]
  if (known !== undefined && !isOwnSentence(failure)) return known
  if (isUnreachable(failure))
    return 'The server cannot be reached. Check your connection; what you typed is still here.'
  if (failure.status === 429) return 'Rate limit exceeded. Please try again later.'
  return failure.message || fallback
}
