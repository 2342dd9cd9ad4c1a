import { importPKCS8, SignJWT } from 'jose'
import * as client from 'openid-client'
import { githubProfile, oidcProfile, type Profile } from './profile.ts'
import { type OAuthSettings, providerName } from './settings.ts'

const timeoutSeconds = 15
const appleSecretSeconds = 600

/** Neither names PKCE in its documentation; the state and the client secret protect the flow there. */
const withoutPkce = new Set(['apple', 'linkedin_oidc'])
/** GitHub has no ID token; LinkedIn's does not repeat the nonce. */
const withoutNonce = new Set(['github', 'linkedin_oidc'])

export interface StartedSignIn {
  url: URL
  nonce: string
  codeVerifier: string
}

export interface FinishedSignIn {
  profile: Profile
  accessToken: string
  refreshToken: string | undefined
}

export interface Provider {
  settings: OAuthSettings
  /** Where to send the browser. `extra` is what the app adds, e.g. `prompt`. */
  start(options: {
    state: string
    redirectUri: string
    scopes: string | undefined
    extra: Record<string, string>
  }): Promise<StartedSignIn>
  /** Exchanges the callback's code for tokens and a profile. @throws openid-client's and oauth4webapi's errors */
  finish(
    answer: URL,
    started: { state: string; nonce: string; codeVerifier: string },
  ): Promise<FinishedSignIn>
  /** OIDC metadata, with the keys that sign its ID tokens. */
  metadata(): Promise<client.ServerMetadata>
}

/** Apple takes a short-lived JWT, signed with the team's key, as the client secret. */
async function appleSecret(
  settings: OAuthSettings,
  { teamId, keyId, privateKey }: NonNullable<OAuthSettings['apple']>,
): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(settings.clientIds[0])
    .setAudience(settings.issuer)
    .setIssuedAt()
    .setExpirationTime(`${appleSecretSeconds}s`)
    .sign(await importPKCS8(privateKey, 'ES256'))
}

async function authentication(settings: OAuthSettings): Promise<client.ClientAuth> {
  if (settings.apple) return client.ClientSecretPost(await appleSecret(settings, settings.apple))
  return settings.clientSecret ? client.ClientSecretPost(settings.clientSecret) : client.None()
}

/** The configuration names a plain-text issuer only on this machine (oauth/settings.ts). */
const allowing = ({ issuer }: OAuthSettings) =>
  issuer.startsWith('http://') ? [client.allowInsecureRequests] : []

async function githubConfiguration(settings: OAuthSettings): Promise<client.Configuration> {
  const { issuer, clientIds } = settings
  const server = {
    issuer,
    authorization_endpoint: `${issuer}/login/oauth/authorize`,
    token_endpoint: `${issuer}/login/oauth/access_token`,
  }
  const configuration = new client.Configuration(
    server,
    clientIds[0],
    undefined,
    await authentication(settings),
  )
  for (const allow of allowing(settings)) allow(configuration)
  return configuration
}

async function oidcConfiguration(settings: OAuthSettings): Promise<client.Configuration> {
  return client.discovery(
    new URL(settings.issuer),
    settings.clientIds[0],
    undefined,
    await authentication(settings),
    { execute: allowing(settings), timeout: timeoutSeconds },
  )
}

function createProvider(settings: OAuthSettings): Provider {
  const isGitHub = settings.name === 'github'
  const usesPkce = !withoutPkce.has(settings.name)
  const usesNonce = !withoutNonce.has(settings.name)
  let known: client.Configuration | null = null

  async function configuration(): Promise<client.Configuration> {
    if (known) return known
    const made = await (isGitHub ? githubConfiguration(settings) : oidcConfiguration(settings))
    // Apple's secret expires, so its configuration is created for each exchange.
    if (!settings.apple) known = made
    return made
  }

  return {
    settings,
    metadata: async () => (await configuration()).serverMetadata(),
    async start({ state, redirectUri, scopes, extra }) {
      const [nonce, codeVerifier] = [client.randomNonce(), client.randomPKCECodeVerifier()]
      const url = client.buildAuthorizationUrl(await configuration(), {
        ...extra,
        redirect_uri: redirectUri,
        scope: [...new Set([...settings.scopes.split(/[\s,]+/), ...(scopes ?? '').split(/[\s,]+/)])]
          .filter(Boolean)
          .join(' '),
        state,
        ...(usesPkce
          ? {
              code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
              code_challenge_method: 'S256',
            }
          : {}),
        ...(usesNonce ? { nonce } : {}),
        // Apple sends name and address only in a posted answer.
        ...(settings.name === 'apple' ? { response_mode: 'form_post' } : {}),
      })
      return { url, nonce, codeVerifier }
    },
    async finish(answer, { state, nonce, codeVerifier }) {
      const config = await configuration()
      const tokens = await client.authorizationCodeGrant(config, answer, {
        expectedState: state,
        idTokenExpected: !isGitHub,
        ...(usesPkce ? { pkceCodeVerifier: codeVerifier } : {}),
        ...(usesNonce ? { expectedNonce: nonce } : {}),
      })
      const result = { accessToken: tokens.access_token, refreshToken: tokens.refresh_token }
      if (isGitHub) return { ...result, profile: await githubProfile(settings.issuer, tokens.access_token) }
      const claims = tokens.claims()
      if (!claims) throw new Error('The provider sent no ID token')
      const hasUserInfo = config.serverMetadata().userinfo_endpoint && !claims['email']
      const more = hasUserInfo ? await client.fetchUserInfo(config, tokens.access_token, claims.sub) : {}
      return { ...result, profile: oidcProfile(settings.name, { ...more, ...claims }) }
    },
  }
}

export interface Providers {
  names: string[]
  /** Null for one that is not configured. */
  find(name: string | undefined): Provider | null
}

/** The sign-in providers of this instance, by the names auth-js gives them. */
export function createProviders(all: readonly OAuthSettings[]): Providers {
  const providers = new Map(all.map((settings) => [settings.name, createProvider(settings)]))
  return {
    names: [...providers.keys()],
    find: (name) => providers.get(providerName(name ?? '')) ?? null,
  }
}
