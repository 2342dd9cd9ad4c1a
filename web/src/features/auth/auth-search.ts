export const authModes = ['sign-in', 'sign-up', 'forgot', 'code', 'reset'] as const
export type AuthMode = (typeof authModes)[number]

export interface AuthSearch {
  mode?: AuthMode
  /** The page that asked for the sign-in. */
  next?: string
  /** Token of an invitation to a company. */
  invitation?: string
  /** What the auth service says when a link fails. */
  error_code?: string
  error_description?: string
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** Query parameters of /auth; what does not fit is dropped. */
export function readAuthSearch(raw: Record<string, unknown>): AuthSearch {
  const mode = authModes.find((known) => known === raw['mode'])
  const next = text(raw['next'])
  const invitation = text(raw['invitation'])
  const errorCode = text(raw['error_code'])
  const errorDescription = text(raw['error_description'])
  return {
    ...(mode && { mode }),
    ...(next && { next }),
    ...(invitation && { invitation }),
    ...(errorCode && { error_code: errorCode }),
    ...(errorDescription && { error_description: errorDescription }),
  }
}
