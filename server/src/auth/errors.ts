import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An answer of the auth service that is not a success; `code` is what auth-js reports (docs/specified.md A23). */
export class AuthError extends Error {
  readonly status: ContentfulStatusCode
  readonly code: string
  readonly extra: Record<string, unknown>
  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    extra: Record<string, unknown> = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.extra = extra
  }
}

/** `{code, message}`; the version header must be echoed, or browsers lose the code (A19). */
export function authErrorResponse(context: Context, error: AuthError): Response {
  context.header('X-Supabase-Api-Version', '2024-01-01')
  return context.json({ code: error.code, message: error.message, ...error.extra }, error.status)
}

export const invalidCredentials = () => new AuthError(400, 'invalid_credentials', 'Invalid login credentials')
export const otpExpired = () => new AuthError(403, 'otp_expired', 'Email link is invalid or has expired')
export const validationFailed = (message: string, status: 400 | 422 = 400) =>
  new AuthError(status, 'validation_failed', message)
export const noAuthorization = () =>
  new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
export const sessionNotFound = () =>
  new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
export const emailExists = () =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
export const userExists = () => new AuthError(422, 'user_already_exists', 'User already registered')
export const signupDisabled = () =>
  new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
export const phoneDisabled = () =>
  new AuthError(400, 'phone_provider_disabled', 'Signing in by phone is switched off here')

/** The id_token grant's failures are `{error, error_description}` without a code (A19). */
export class OAuthError extends Error {
  readonly error: string
  constructor(error: string, description: string) {
    super(description)
    this.error = error
  }
}
