import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { isPostgresError } from '../../database/database.ts'
import {
  type AuthContext,
  type AuthServices,
  audit,
  limitRequests,
  readBody,
  requireSecondFactor,
  requireUser,
} from '../context.ts'
import { AuthError, validationFailed } from '../errors.ts'
import { factorNotFound, lockFactor, removeFactor } from '../factors/factors.ts'
import { describeTotp, newTotpSecret } from '../factors/totp.ts'
import { seal, sealKey } from '../sealed.ts'
import { normalisePhone } from '../sms.ts'
import type { UserRow } from '../users.ts'

const maximumFactors = 10

const schema = z.object({
  friendly_name: z.string().trim().max(64, 'A name has at most 64 characters').nullish(),
  factor_type: z.enum(['totp', 'phone', 'webauthn'], {
    error: 'factor_type needs to be totp, phone, or webauthn',
  }),
  issuer: z.string().trim().max(128).nullish(),
  phone: z.string().nullish(),
})
type Enrolment = z.infer<typeof schema>

export const factorSecretKey = (services: AuthServices, factorId: string): Buffer =>
  sealKey(services.pepper, `totp:${factorId}`)

function phoneOf(services: AuthServices, enrolment: Enrolment): string | null {
  if (enrolment.factor_type !== 'phone') return null
  if (!services.sms)
    throw new AuthError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone')
  if (!enrolment.phone) throw validationFailed('Phone number required to enroll Phone factor')
  return normalisePhone(enrolment.phone)
}

async function requireFactorQuota({ database: { sql } }: AuthServices, user: UserRow): Promise<void> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int from auth.mfa_factors where user_id = ${user.id}`
  if ((row?.count ?? 0) >= maximumFactors)
    throw new AuthError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    )
}

async function insertFactor(
  { database: { sql } }: AuthServices,
  factor: {
    id: string
    userId: string
    name: string
    type: string
    sealed: string | null
    phone: string | null
  },
): Promise<void> {
  try {
    await sql`
      insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, sealed_secret, phone)
      values (${factor.id}, ${factor.userId}, ${factor.name}, ${factor.type}, ${factor.sealed}, ${factor.phone})`
  } catch (error) {
    if (isPostgresError(error) && error.code === '23505')
      throw new AuthError(
        422,
        'mfa_factor_name_conflict',
        `A factor with the friendly name "${factor.name}" for this user already exists`,
      )
    throw error
  }
}

/**
 * POST /factors: enrols a factor, which takes effect once it is verified.
 * @throws AuthError 403 insufficient_aal; 422 mfa_factor_name_conflict, too_many_enrolled_mfa_factors,
 * mfa_phone_enroll_not_enabled
 */
export function enrollFactor(services: AuthServices) {
  return async (context: AuthContext) => {
    await limitRequests(services, context, 'factors')
    const caller = await requireUser(services, context)
    const { user } = caller
    const body = await readBody(context, schema)
    await requireSecondFactor(services, caller)
    const phone = phoneOf(services, body)
    await requireFactorQuota(services, user)
    const id = randomUUID()
    const name = body.friendly_name ?? ''
    const secret = body.factor_type === 'totp' ? newTotpSecret() : null
    const sealed = secret === null ? null : seal(factorSecretKey(services, id), secret)
    await insertFactor(services, { id, userId: user.id, name, type: body.factor_type, sealed, phone })
    await audit(services, context, 'factor_in_progress', user.id, { factor_id: id, type: body.factor_type })
    const issuer = body.issuer || new URL(services.config.PUBLIC_URL).host
    const label = user.email ?? user.phone ?? user.id
    return context.json({
      id,
      type: body.factor_type,
      friendly_name: name,
      ...(secret === null ? {} : { totp: await describeTotp(secret, issuer, label) }),
      ...(phone === null ? {} : { phone }),
    })
  }
}

/** DELETE /factors/{id}. @throws AuthError 422 insufficient_aal for a verified factor */
export function deleteFactor(services: AuthServices) {
  return async (context: AuthContext) => {
    const caller = await requireUser(services, context)
    const { user, aal } = caller
    const id = z.uuid().safeParse(context.req.param('id'))
    if (!id.success) throw factorNotFound()
    await services.database.sql.begin(async (sql) => {
      const factor = await lockFactor(sql, user.id, id.data)
      if (!factor) throw factorNotFound()
      if (factor.status === 'verified' && aal !== 'aal2')
        throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
      await removeFactor(sql, user.id, factor.id)
    })
    await audit(services, context, 'factor_unenrolled', user.id, { factor_id: id.data })
    return context.json({ id: id.data })
  }
}
