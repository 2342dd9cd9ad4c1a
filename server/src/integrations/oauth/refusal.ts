import type { Context } from 'hono'

/** What went wrong, by the names of RFC 6749 and RFC 7591. */
type RefusalCode =
  | 'access_denied'
  | 'invalid_client'
  | 'invalid_client_metadata'
  | 'invalid_grant'
  | 'invalid_redirect_uri'
  | 'invalid_request'
  | 'invalid_scope'
  | 'invalid_target'
  | 'slow_down'
  | 'unsupported_grant_type'
  | 'unsupported_response_type'

/** The refusal of a request of an app: a code for the program and a sentence for its developer. */
export class OauthRefusal extends Error {
  readonly code: RefusalCode
  readonly status: 400 | 401 | 429
  constructor(code: RefusalCode, message: string, status: 400 | 401 | 429 = 400) {
    super(message)
    this.code = code
    this.status = status
  }
}

/** Answers an OauthRefusal as JSON; any other error stays one. */
export function answerRefusal(error: unknown, context: Context): Response {
  if (!(error instanceof OauthRefusal)) throw error
  return context.json({ error: error.code, error_description: error.message }, error.status)
}
