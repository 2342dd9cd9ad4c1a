import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { safeEqual } from '../http/safe-equal.ts'
import { AuthError } from './errors.ts'
import { digest, seal, sealKey, unseal } from './sealed.ts'
import type { Queryable } from './users.ts'

/** How long a flow lives (docs/specified.md A16). */
export const flowSeconds = 300

export interface Challenge {
  challenge: string
  method: 's256' | 'plain'
}

const challengeFields = z.object({
  // RFC 7636, section 4.2; `plain` is the verifier itself.
  code_challenge: z.string().regex(/^[\w.~-]{43,128}$/),
  code_challenge_method: z
    .string()
    .transform((method) => method.toLowerCase())
    .pipe(z.enum(['s256', 'plain'])),
})

/**
 * The PKCE challenge of a request, null when it has none. @throws AuthError validation_failed for an incomplete or
 * malformed one.
 */
export function readChallenge(body: {
  code_challenge?: string | null | undefined
  code_challenge_method?: string | null | undefined
}): Challenge | null {
  if (!body.code_challenge && !body.code_challenge_method) return null
  const parsed = challengeFields.safeParse(body)
  if (!parsed.success)
    throw new AuthError(
      400,
      'validation_failed',
      'PKCE needs code_challenge and code_challenge_method (s256 or plain)',
    )
  return { challenge: parsed.data.code_challenge, method: parsed.data.code_challenge_method }
}

const providerTokens = z.object({
  provider_token: z.string().optional(),
  provider_refresh_token: z.string().optional(),
})
export type ProviderTokens = z.infer<typeof providerTokens>

interface FlowRow {
  user_id: string
  code_challenge: string
  code_challenge_method: Challenge['method']
  authentication_method: string
  sealed_provider_tokens: string | null
  is_expired: boolean
}

function matchesChallenge(verifier: string, flow: FlowRow): boolean {
  const derived =
    flow.code_challenge_method === 's256'
      ? createHash('sha256').update(verifier).digest('base64url')
      : verifier
  return safeEqual(derived, flow.code_challenge)
}

export type FlowStates = ReturnType<typeof createFlowStates>

/** PKCE: a browser that has the verifier exchanges the code of a redirect for a session, once. */
export function createFlowStates(pepper: string) {
  return {
    /** Stores the challenge of a mail; returns the flow's id, which the mail's token contains. */
    async begin(sql: Queryable, userId: string, { challenge, method }: Challenge, authMethod: string) {
      const [row] = await sql<{ id: string }[]>`
        insert into auth.flow_state (user_id, code_challenge, code_challenge_method, authentication_method)
        values (${userId}, ${challenge}, ${method}, ${authMethod}) returning id`
      return row?.id ?? null
    },

    /** The code for the redirect of a flow that began with a mail. Null when the flow is gone. */
    async issueCode(sql: Queryable, flowId: string): Promise<string | null> {
      const code = randomBytes(24).toString('base64url')
      const [row] = await sql`
        update auth.flow_state set auth_code_hash = ${digest(code)}, auth_code_issued_at = now()
         where id = ${flowId} returning 1`
      return row ? code : null
    },

    /** The code for a redirect from a provider, which keeps the provider's tokens for the exchange. */
    async issueProviderCode(
      sql: Queryable,
      userId: string,
      { challenge, method }: Challenge,
      flow: { method: string; provider: string; tokens: ProviderTokens },
    ): Promise<string> {
      const code = randomBytes(24).toString('base64url')
      await sql`
        insert into auth.flow_state (user_id, auth_code_hash, auth_code_issued_at, code_challenge, code_challenge_method,
                                     authentication_method, provider_type, sealed_provider_tokens)
        values (${userId}, ${digest(code)}, now(), ${challenge}, ${method}, ${flow.method}, ${flow.provider},
                ${seal(sealKey(pepper, code), JSON.stringify(flow.tokens))})`
      return code
    },

    /**
     * Takes a code. The lock on its row makes the second of two at once wait and then find nothing (A4).
     * @throws AuthError 404 flow_state_not_found, 422 flow_state_expired, 400 bad_code_verifier
     */
    async redeem(sql: Queryable, code: string, verifier: string) {
      const hash = digest(code)
      const [flow] = await sql<FlowRow[]>`
        select *, auth_code_issued_at < now() - ${flowSeconds} * interval '1 second' as is_expired
          from auth.flow_state where auth_code_hash = ${hash} for update`
      if (!flow)
        throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
      if (flow.is_expired)
        throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
      if (!matchesChallenge(verifier, flow))
        throw new AuthError(
          400,
          'bad_code_verifier',
          'code challenge does not match previously saved code verifier',
        )
      await sql`delete from auth.flow_state where auth_code_hash = ${hash}`
      const sealed = flow.sealed_provider_tokens
      const tokens = sealed ? providerTokens.parse(JSON.parse(unseal(sealKey(pepper, code), sealed))) : {}
      return { userId: flow.user_id, method: flow.authentication_method, providerTokens: tokens }
    },
  }
}
