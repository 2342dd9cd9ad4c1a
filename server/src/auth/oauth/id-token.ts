import { createHash } from 'node:crypto'
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import { OAuthError } from '../errors.ts'
import { oidcProfile, type Profile } from './profile.ts'
import type { Provider } from './providers.ts'

const signatureAlgorithms = ['RS256', 'ES256', 'PS256', 'EdDSA', 'RS384', 'ES384', 'RS512', 'ES512']
const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

function keysAt(address: string) {
  const known = keySets.get(address)
  if (known) return known
  const made = createRemoteJWKSet(new URL(address), { timeoutDuration: 15_000 })
  keySets.set(address, made)
  return made
}

/** Apple also signs for its native apps under the older spelling; Microsoft names the person's own directory. */
function isIssuer(provider: Provider, declared: string, payload: JWTPayload): boolean {
  const expected = declared.replace('{tenantid}', String(payload['tid']))
  return payload.iss === expected || payload.iss === provider.settings.issuer
}

function checkNonce(payload: JWTPayload, nonce: string | undefined): void {
  const given = payload['nonce']
  if (Boolean(given) !== Boolean(nonce))
    throw new OAuthError(
      'invalid request',
      'Passed nonce and nonce in id_token should either both exist or not.',
    )
  if (nonce && given !== createHash('sha256').update(nonce).digest('hex'))
    throw new OAuthError('invalid nonce', 'Nonces mismatch')
}

/** OIDC Core 3.1.3.8: the left half of the hash that the token's own algorithm names. */
function checkAccessToken(payload: JWTPayload, algorithm: string, accessToken: string | undefined): void {
  const expected = payload['at_hash']
  if (typeof expected !== 'string' || !accessToken) return
  const bits = /(256|384|512)$/.exec(algorithm)?.[1] ?? '512'
  const hash = createHash(`sha${bits}`).update(accessToken).digest()
  if (hash.subarray(0, hash.length / 2).toString('base64url') !== expected)
    throw new OAuthError('invalid request', 'access_token does not belong to the id_token')
}

/**
 * Checks an ID token that an app was given directly. Keys, issuer and audience are those of the configured provider,
 * never taken from the token (docs/specified.md A1). `nonce` is the plain one; the token holds its SHA-256 in hex.
 * @throws OAuthError
 */
export async function verifyIdToken(
  provider: Provider,
  idToken: string,
  { nonce, accessToken }: { nonce: string | undefined; accessToken: string | undefined },
): Promise<Profile> {
  const metadata = await provider.metadata().catch(() => {
    throw new OAuthError('invalid request', 'The provider does not answer. Try again.')
  })
  if (!metadata.jwks_uri) throw new OAuthError('invalid request', 'This provider has no ID tokens')
  try {
    const { payload, protectedHeader } = await jwtVerify(idToken, keysAt(metadata.jwks_uri), {
      audience: provider.settings.clientIds,
      algorithms: signatureAlgorithms,
      requiredClaims: ['exp', 'iat', 'sub'],
      clockTolerance: 10,
    })
    if (!isIssuer(provider, metadata.issuer, payload))
      throw new OAuthError('invalid request', 'Unacceptable issuer in id_token')
    checkNonce(payload, nonce)
    checkAccessToken(payload, protectedHeader.alg, accessToken)
    return oidcProfile(provider.settings.name, payload)
  } catch (error) {
    if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud')
      throw new OAuthError('invalid request', 'Unacceptable audience in id_token')
    if (error instanceof errors.JOSEError) throw new OAuthError('invalid request', 'Bad ID token')
    throw error
  }
}
