import type { Context } from 'hono'
import { type Scope, scopeSchema } from '../api-keys.ts'

export const knownScopes: readonly Scope[] = scopeSchema.options

/**
 * The origin an app knows this server by: it compares what the documents say with where it found them. Over https a proxy
 * stands before the server, which only PUBLIC_URL can name; over http it is where the request came to.
 */
export const originOf = (context: Context, publicUrl: string): string =>
  publicUrl.startsWith('https:') ? publicUrl : new URL(context.req.url).origin

/** RFC 9728: who gives out tokens for /mcp. */
export const describeResource = (origin: string) => ({
  resource: `${origin}/mcp`,
  resource_name: 'Parley',
  authorization_servers: [origin],
  bearer_methods_supported: ['header'],
  scopes_supported: knownScopes,
  resource_documentation: `${origin}/developers`,
})

/** RFC 8414: how they are asked for. */
export const describeServer = (origin: string) => ({
  issuer: origin,
  authorization_endpoint: `${origin}/oauth/authorize`,
  token_endpoint: `${origin}/oauth/token`,
  registration_endpoint: `${origin}/oauth/register`,
  revocation_endpoint: `${origin}/oauth/revoke`,
  scopes_supported: knownScopes,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
  service_documentation: `${origin}/developers`,
})

/** What a 401 of /mcp says to a program that could ask a person for access (RFC 9728, 5.1). */
export const challengeOf = (origin: string, isRefused: boolean): string =>
  `Bearer ${isRefused ? 'error="invalid_token", ' : ''}resource_metadata="${origin}/.well-known/oauth-protected-resource/mcp"`
