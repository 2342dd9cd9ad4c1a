import { z } from 'zod'
import {
  type AuthContext,
  type AuthServices,
  audit,
  limitRequests,
  readBody,
  requireUser,
  type SignedIn,
} from '../context.ts'
import { AuthError } from '../errors.ts'
import {
  confirmFactor,
  countFailure,
  type Factor,
  factorNotFound,
  isLockedOut,
  removeFactor,
  verificationFailed,
} from '../factors/factors.ts'
import { codeCount, redeemCode, replaceCodes } from '../factors/recovery-codes.ts'
import type { Queryable } from '../users.ts'

const defaultName = 'Recovery codes'
const nameBody = z.object({ friendly_name: z.string().trim().min(1).max(64).catch(defaultName) })
const codeBody = z.object({ code: z.string('A recovery code is required').max(100) })

function requireAal2({ aal }: SignedIn): void {
  if (aal !== 'aal2')
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required: show your second factor first')
}

/** The user's set, locked. @throws AuthError 404 mfa_factor_not_found */
async function lockSet(sql: Queryable, userId: string): Promise<Factor> {
  const [set] = await sql<Factor[]>`
    select * from auth.mfa_factors where user_id = ${userId} and factor_type = 'recovery_code' for update`
  if (!set) throw factorNotFound()
  return set
}

const setJson = (set: Pick<Factor, 'id' | 'friendly_name'>, codes: string[]) => ({
  id: set.id,
  type: 'recovery_code',
  friendly_name: set.friendly_name,
  total: codes.length,
  codes,
})

/** GET /factors/recovery-codes: how many are left. @throws AuthError 404 mfa_factor_not_found */
export function recoveryCodesStatus(services: AuthServices) {
  return async (context: AuthContext) => {
    const { user } = await requireUser(services, context)
    const [set] = await services.database.sql<{ id: string; remaining: number }[]>`
      select f.id, (select count(*)::int from auth.mfa_recovery_codes c where c.factor_id = f.id and c.used_at is null) as remaining
        from auth.mfa_factors f where f.user_id = ${user.id} and f.factor_type = 'recovery_code'`
    if (!set) throw factorNotFound()
    return context.json({ id: set.id, type: 'recovery_code', total: codeCount, remaining: set.remaining })
  }
}

async function insertSet(sql: Queryable, userId: string, name: string): Promise<Factor> {
  // The user's row is the lock, so that two tabs make one set.
  await sql`select 1 from auth.users where id = ${userId} for update`
  const others = await sql<Pick<Factor, 'factor_type' | 'friendly_name'>[]>`
    select factor_type, friendly_name from auth.mfa_factors where user_id = ${userId} and status = 'verified'`
  if (others.some((factor) => factor.factor_type === 'recovery_code'))
    throw new AuthError(
      422,
      'mfa_verified_factor_exists',
      'There are recovery codes already: regenerate them instead',
    )
  if (others.length === 0)
    throw new AuthError(
      422,
      'mfa_recovery_codes_sole_factor',
      'Recovery codes can not be the only second factor',
    )
  if (others.some((factor) => factor.friendly_name === name))
    throw new AuthError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${name}" already exists`,
    )
  const [set] = await sql<Factor[]>`
    insert into auth.mfa_factors (user_id, friendly_name, factor_type, status)
    values (${userId}, ${name}, 'recovery_code', 'verified') returning *`
  if (!set) throw new AuthError(500, 'unexpected_failure', 'The codes could not be made')
  return set
}

/** POST /factors/recovery-codes: ten codes, shown this once. For sessions that have verified another factor. */
export function addRecoveryCodes(services: AuthServices) {
  return async (context: AuthContext) => {
    await limitRequests(services, context, 'factors')
    const caller = await requireUser(services, context)
    requireAal2(caller)
    const body = nameBody.parse(await context.req.json().catch(() => ({})))
    const answer = await services.database.sql.begin(async (sql) => {
      const set = await insertSet(sql, caller.user.id, body.friendly_name)
      return setJson(set, await replaceCodes(sql, services.pepper, set.id))
    })
    await audit(services, context, 'recovery_codes_generated', caller.user.id)
    return context.json(answer)
  }
}

/** POST /factors/recovery-codes/regenerate: new codes; the former stop working. */
export function renewRecoveryCodes(services: AuthServices) {
  return async (context: AuthContext) => {
    await limitRequests(services, context, 'factors')
    const caller = await requireUser(services, context)
    requireAal2(caller)
    const answer = await services.database.sql.begin(async (sql) => {
      const set = await lockSet(sql, caller.user.id)
      await sql`update auth.mfa_factors set failed_attempts = 0, locked_until = null, updated_at = now() where id = ${set.id}`
      return setJson(set, await replaceCodes(sql, services.pepper, set.id))
    })
    await audit(services, context, 'recovery_codes_generated', caller.user.id)
    return context.json(answer)
  }
}

/** POST /factors/recovery-codes/verify: in place of a factor that is out of reach. @throws AuthError 429 mfa_recovery_codes_locked */
export function verifyRecoveryCode(services: AuthServices) {
  return async (context: AuthContext) => {
    await limitRequests(services, context, 'verify')
    const { user, sessionId } = await requireUser(services, context)
    const { code } = await readBody(context, codeBody)
    const outcome = await services.database.sql.begin(async (sql) => {
      const set = await lockSet(sql, user.id)
      if (isLockedOut(set))
        throw new AuthError(
          429,
          'mfa_recovery_codes_locked',
          'Too many wrong codes. Try again in 15 minutes.',
        )
      if (!(await redeemCode(sql, services.pepper, set.id, code))) {
        await countFailure(sql, set)
        return null
      }
      await confirmFactor(sql, set)
      return services.tokens.upgrade(sql, user, sessionId, 'mfa/recovery_code', set.id)
    })
    await audit(services, context, outcome ? 'recovery_code_used' : 'verification_refused', user.id)
    if (!outcome) throw verificationFailed()
    return context.json(outcome)
  }
}

/** DELETE /factors/recovery-codes. */
export function removeRecoveryCodes(services: AuthServices) {
  return async (context: AuthContext) => {
    const caller = await requireUser(services, context)
    requireAal2(caller)
    const id = await services.database.sql.begin(async (sql) => {
      const set = await lockSet(sql, caller.user.id)
      await removeFactor(sql, caller.user.id, set.id)
      return set.id
    })
    await audit(services, context, 'factor_unenrolled', caller.user.id, { factor_id: id })
    return context.json({ id })
  }
}
