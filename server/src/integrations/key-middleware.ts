import type { Context, MiddlewareHandler } from 'hono'
import { z } from 'zod'
import type { SigningKeys } from '../auth/keys.ts'
import type { HostEnvironment } from '../http/context.ts'
import { type ApiKeys, KeyRefusal, readKey, scopesOf } from './api-keys.ts'
import { authorizeRequest } from './scopes.ts'

type Middleware = MiddlewareHandler<HostEnvironment>

/** The lifetime of a function's token, in seconds. */
const tokenSeconds = 600

const refuse = (context: Context, { status, code, message, headers }: KeyRefusal): Response =>
  context.json({ code, message, error: message, details: null, hint: null }, status, headers)

/** Authenticates requests with an API key, and passes all others to `otherwise`. */
export function authenticateKey(apiKeys: ApiKeys, otherwise: Middleware): Middleware {
  return async (context, next) => {
    const key = readKey(
      context.req.header('apikey') ?? context.req.query('apikey'),
      context.req.header('authorization'),
    )
    if (key === null) return otherwise(context, next)
    try {
      context.set('caller', await apiKeys.open(key))
    } catch (error) {
      if (error instanceof KeyRefusal) return refuse(context, error)
      throw error
    }
    return next()
  }
}

const readOnlyFailure = z.object({ code: z.literal('25006') })

/** Before the data API: enforces a key's scopes. */
export const enforceScopes: Middleware = async (context, next) => {
  const caller = context.get('caller')
  const scopes = scopesOf(caller)
  if (scopes === null) return next()
  const path = context.req.path.replace(/^\/rest\/v1\/?/, '')
  const schema = context.req.header('content-profile')
  const verdict = authorizeRequest(context.req.method, path, scopes, schema)
  if (verdict.mode === 'refused') return refuse(context, new KeyRefusal(403, '42501', verdict.message))
  if (verdict.mode === 'free') return next()
  context.set('caller', { ...caller, isReadOnly: true })
  await next()
  if (context.res.status !== 405) return
  const failure = readOnlyFailure.safeParse(
    await context.res
      .clone()
      .json()
      .catch(() => null),
  )
  if (failure.success)
    context.res = refuse(
      context,
      new KeyRefusal(403, '42501', 'The scopes of this key do not allow what this call does.'),
    )
}

/**
 * Before the functions: they only accept sessions, so a key that may write is exchanged for a token of its person that
 * is valid for ten minutes and limited to the same scopes.
 */
export function exchangeKey(keys: SigningKeys): Middleware {
  return async (context, next) => {
    const caller = context.get('caller')
    const scopes = caller && scopesOf(caller)
    if (!scopes || readKey(context.req.header('apikey'), context.req.header('authorization')) === null)
      return next()
    if (!scopes.includes('write'))
      return refuse(context, new KeyRefusal(403, '42501', 'Functions need a key with the write scope.'))
    const headers = new Headers(context.req.raw.headers)
    headers.set('Authorization', `Bearer ${await keys.sign({ ...caller.claims }, tokenSeconds)}`)
    context.req.raw = new Request(context.req.raw, { headers })
    return next()
  }
}
