import { z } from 'zod'

/** A person's profile at a provider. */
export interface Profile {
  /** The provider's own, unchanging id of the person. */
  subject: string
  email: string | null
  /** Only then may the address decide which account it is. */
  isEmailVerified: boolean
  /** Stored as `identity_data`, unchanged. */
  claims: Record<string, unknown>
}

const isTrue = (value: unknown) => value === true || value === 'true' || value === 1 || value === '1'

const kept = z.looseObject({
  iss: z.string().optional(),
  sub: z.string().min(1),
  email: z.string().optional(),
  name: z.string().optional(),
  picture: z.string().optional(),
  preferred_username: z.string().optional(),
})

/** Claims about one sign-in rather than about the person. */
const passing = new Set([
  'aud',
  'azp',
  'exp',
  'iat',
  'nbf',
  'nonce',
  'at_hash',
  'c_hash',
  'auth_time',
  'jti',
  'sid',
])

/**
 * From an ID token's claims, with those of the userinfo endpoint.
 * Microsoft lets a directory put any address into `email`; only `xms_edov` says that its domain was proved.
 */
export function oidcProfile(provider: string, raw: Record<string, unknown>): Profile {
  const claims = kept.parse(raw)
  const email = claims.email?.trim().toLowerCase() || null
  const verified = isTrue(provider === 'azure' ? raw['xms_edov'] : raw['email_verified'])
  const stable = Object.fromEntries(Object.entries(raw).filter(([name]) => !passing.has(name)))
  return {
    subject: claims.sub,
    email,
    isEmailVerified: email !== null && verified,
    claims: {
      ...stable,
      ...(email ? { email } : {}),
      email_verified: verified,
      ...(claims.name ? { full_name: claims.name } : {}),
      ...(claims.picture ? { avatar_url: claims.picture } : {}),
      provider_id: claims.sub,
    },
  }
}

const githubUser = z.object({
  id: z.number(),
  login: z.string(),
  name: z.string().nullish(),
  avatar_url: z.string().nullish(),
})
const githubEmails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))

/** GitHub supports OAuth without OIDC: the profile is read from its API. @throws Error when it does not answer */
export async function githubProfile(issuer: string, accessToken: string): Promise<Profile> {
  const api = issuer === 'https://github.com' ? 'https://api.github.com' : `${issuer}/api/v3`
  const read = async (path: string): Promise<unknown> => {
    const response = await fetch(`${api}${path}`, {
      headers: {
        Authorization: `Bearer ${accessToken}`,
        Accept: 'application/vnd.github+json',
        'User-Agent': 'Parley',
      },
      signal: AbortSignal.timeout(15_000),
    })
    if (!response.ok) throw new Error(`GitHub answered ${response.status} to ${path}`)
    return response.json()
  }
  const user = githubUser.parse(await read('/user'))
  const emails = githubEmails.parse(await read('/user/emails'))
  const chosen = emails.find(({ primary }) => primary) ?? emails[0]
  const email = chosen?.email.toLowerCase() ?? null
  const name = user.name ?? user.login
  return {
    subject: String(user.id),
    email,
    isEmailVerified: chosen?.verified ?? false,
    claims: {
      iss: api,
      sub: String(user.id),
      provider_id: String(user.id),
      ...(email ? { email } : {}),
      email_verified: chosen?.verified ?? false,
      name,
      full_name: name,
      user_name: user.login,
      preferred_username: user.login,
      ...(user.avatar_url ? { avatar_url: user.avatar_url } : {}),
    },
  }
}
