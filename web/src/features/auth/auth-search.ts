const authModes = ['sign-in', 'sign-up', 'mail', 'phone', 'company', 'forgot', 'code', 'reset'] as const
type AuthMode = (typeof authModes)[number]

export interface AuthSearch {
  mode?: AuthMode
  /** The page that asked for the sign-in. */
  next?: string
  /** Token of an invitation to a company. */
  invitation?: string
  /** What a provider's sign-in came back with. */
  code?: string
  error_code?: string
  error_description?: string
}

export interface LinkFailure {
  code: string
  message: string
}

/** What the auth service says of a link that failed: in the query or, beside it, in the fragment. */
export function readLinkFailure(search: AuthSearch, hash: string): LinkFailure | null {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const code = search.error_code ?? fragment.get('error_code')
  if (!code) return null
  return { code, message: search.error_description ?? fragment.get('error_description') ?? '' }
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** Query parameters of /auth; what does not fit is dropped. */
export function readAuthSearch(raw: Record<string, unknown>): AuthSearch {
  const mode = authModes.find((known) => known === raw['mode'])
  const next = text(raw['next'])
  const invitation = text(raw['invitation'])
  const code = text(raw['code'])
  const errorCode = text(raw['error_code'])
  const errorDescription = text(raw['error_description'])
  return {
    ...(mode && { mode }),
    ...(next && { next }),
    ...(invitation && { invitation }),
    ...(code && { code }),
    ...(errorCode && { error_code: errorCode }),
    ...(errorDescription && { error_description: errorDescription }),
  }
}
