/** A sign-in provider as the operator configured it: `OAUTH_<PROVIDER>_*`. */
export interface OAuthSettings {
  /** What auth-js calls it: google, azure, linkedin_oidc, …; any other name is an OIDC issuer. */
  name: string
  /** The first is used for the redirect; ID tokens may be made out to any of them. */
  clientIds: [string, ...string[]]
  clientSecret: string | undefined
  /** OIDC's issuer identifier, or GitHub's own address. Without a trailing slash. */
  issuer: string
  scopes: string
  /** Apple's client secret is a signed statement made from this key. */
  apple: { teamId: string; keyId: string; privateKey: string } | null
}

const presets: Record<string, { issuer: string; scopes: string }> = {
  google: { issuer: 'https://accounts.google.com', scopes: 'openid email profile' },
  github: { issuer: 'https://github.com', scopes: 'read:user user:email' },
  azure: { issuer: 'https://login.microsoftonline.com/common/v2.0', scopes: 'openid email profile' },
  apple: { issuer: 'https://appleid.apple.com', scopes: 'openid email name' },
  linkedin_oidc: { issuer: 'https://www.linkedin.com/oauth', scopes: 'openid email profile' },
}
export const presetNames = Object.keys(presets)

const aliases: Record<string, string> = { microsoft: 'azure', linkedin: 'linkedin_oidc' }
/** The one name of a provider that is known by two, or as auth-js writes one of the operator's own: `custom:acme`. */
export function providerName(name: string): string {
  const own = name.replace(/^custom:/, '')
  return aliases[own] ?? own
}

const isLoopback = (host: string) => host === 'localhost' || host === '127.0.0.1' || host === '[::1]'

function checkIssuer(variable: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null
  if (url?.protocol !== 'https:' && !(url?.protocol === 'http:' && isLoopback(url.hostname)))
    throw new Error(`${variable} must be an https URL such as https://login.example.com`)
  return value.replace(/\/+$/, '')
}

type Environment = Record<string, string | undefined>

function readProvider(source: Environment, prefix: string): OAuthSettings {
  const read = (key: string) => source[`${prefix}_${key}`]?.trim() || undefined
  const name = providerName(prefix.slice('OAUTH_'.length).toLowerCase())
  const [first = '', ...others] = (read('CLIENT_ID') ?? '').split(',').map((id) => id.trim())
  const issuer = read('ISSUER') ?? presets[name]?.issuer
  if (!first) throw new Error(`${prefix}_CLIENT_ID must be set for the sign-in provider ${name}`)
  if (!issuer) throw new Error(`${prefix}_ISSUER must be set: ${name} is no provider Parley knows by name`)
  const [teamId, keyId, privateKey] = [read('TEAM_ID'), read('KEY_ID'), read('PRIVATE_KEY')]
  const hasKey = teamId && keyId && privateKey
  if (!hasKey && (teamId || keyId || privateKey))
    throw new Error(`${prefix}_TEAM_ID, ${prefix}_KEY_ID and ${prefix}_PRIVATE_KEY must be set together`)
  return {
    name,
    clientIds: [first, ...others.filter(Boolean)],
    clientSecret: read('CLIENT_SECRET'),
    issuer: checkIssuer(`${prefix}_ISSUER`, issuer),
    scopes: read('SCOPES') ?? presets[name]?.scopes ?? 'openid email profile',
    // Environment files carry a PEM on one line.
    apple: hasKey ? { teamId, keyId, privateKey: privateKey.replaceAll('\\n', '\n') } : null,
  }
}

/**
 * Every provider the environment names.
 * @throws Error whose message names the variable and the fix.
 */
export function readOAuthSettings(source: Environment): OAuthSettings[] {
  const variables =
    /^(OAUTH_[A-Z0-9_]+?)_(?:CLIENT_ID|CLIENT_SECRET|ISSUER|SCOPES|TEAM_ID|KEY_ID|PRIVATE_KEY)$/
  const prefixes = Object.entries(source).flatMap(([key, value]) => {
    const prefix = variables.exec(key)?.[1]
    return prefix && value ? [prefix] : []
  })
  return [...new Set(prefixes)].map((prefix) => readProvider(source, prefix))
}
