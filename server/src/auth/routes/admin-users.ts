import { randomUUID } from 'node:crypto'
import { toJson } from '@parley/core/text/json'
import { z } from 'zod'
import { insertUser, rejectDuplicate, revokePendingCodes, upsertEmailIdentity } from '../accounts.ts'
import {
  type AuthContext,
  type AuthServices,
  audit,
  emailField,
  metadataField,
  readBody,
} from '../context.ts'
import { AuthError, emailExists, validationFailed } from '../errors.ts'
import { hashPassword, isUsableHash } from '../passwords.ts'
import { setPhone } from '../phone-accounts.ts'
import { normalisePhone } from '../sms.ts'
import { findUser, normaliseEmail, type Queryable, type UserRow, userJson, usersJson } from '../users.ts'

const maximumPage = 1000
const units: Record<string, number> = { h: 3600, m: 60, s: 1 }

/** Go's durations, such as 1h30m; `none` lifts a ban. Answers seconds, 0 for none. */
const banDuration = z
  .string()
  .regex(/^(?:none|0|(?:\d{1,8}[hms]){1,3})$/, 'invalid format for ban duration: 24h, 1h30m or none')
  .transform((text) =>
    [...text.matchAll(/(\d+)([hms])/g)].reduce(
      (sum, [, count, unit = 's']) => sum + Number(count) * (units[unit] ?? 1),
      0,
    ),
  )

const schema = z.object({
  id: z.uuid('ID must be a UUID').optional(),
  email: emailField.nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  password_hash: z.string().nullish(),
  email_confirm: z.boolean().nullish(),
  phone_confirm: z.boolean().nullish(),
  user_metadata: metadataField,
  app_metadata: metadataField,
  role: z.literal('authenticated', 'Users have the role authenticated; admins are made by a grant').nullish(),
  ban_duration: banDuration.nullish(),
})
type Attributes = z.infer<typeof schema>

/** @throws AuthError 401 no_authorization, 403 not_admin */
export async function requireSecretKey(services: AuthServices, context: AuthContext): Promise<void> {
  const caller = await services.callers
    .resolve(context.req.header('apikey'), context.req.header('authorization'))
    .catch(() => {
      throw new AuthError(401, 'no_authorization', 'This call needs the secret key')
    })
  if (caller.role !== 'service_role') throw new AuthError(403, 'not_admin', 'User not allowed')
}

/** @throws AuthError 400 validation_failed, 404 user_not_found */
export async function requireTarget({ database }: AuthServices, context: AuthContext): Promise<UserRow> {
  const id = z.uuid().safeParse(context.req.param('id'))
  if (!id.success) throw validationFailed('user_id must be a UUID')
  const user = await findUser(database.sql, id.data)
  if (!user) throw new AuthError(404, 'user_not_found', 'User not found')
  return user
}

async function hashOf({ password, password_hash: stored }: Attributes): Promise<string | null> {
  if (password && stored) throw validationFailed('Only a password or a password hash should be provided')
  if (stored && !isUsableHash(stored))
    throw validationFailed('password_hash must be argon2id or bcrypt of a usual cost')
  return password ? hashPassword(password) : (stored ?? null)
}

/** Applies the attributes that creating and updating share. Keys of metadata that are null go. */
async function apply(sql: Queryable, user: UserRow, attributes: Attributes): Promise<UserRow> {
  const { user_metadata: data, app_metadata: app, ban_duration: ban, phone } = attributes
  if (data)
    await sql`
      update auth.users set raw_user_meta_data = jsonb_strip_nulls(raw_user_meta_data || ${sql.json(toJson(data))}) where id = ${user.id}`
  if (app)
    await sql`
      update auth.users set raw_app_meta_data = jsonb_strip_nulls(raw_app_meta_data || ${sql.json(toJson(app))}) where id = ${user.id}`
  if (phone) await setPhone(sql, user.id, normalisePhone(phone), attributes.phone_confirm === true)
  else if (attributes.phone_confirm)
    await sql`update auth.users set phone_confirmed_at = coalesce(phone_confirmed_at, now()) where id = ${user.id} and phone is not null`
  if (attributes.email_confirm) {
    await sql`update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()) where id = ${user.id}`
    await sql`
      update auth.identities set identity_data = identity_data || '{"email_verified": true}' where user_id = ${user.id} and provider = 'email'`
  }
  if (typeof ban === 'number') {
    await sql`
      update auth.users set banned_until = ${ban === 0 ? null : sql`now() + ${ban} * interval '1 second'`} where id = ${user.id}`
    if (ban > 0) await sql`delete from auth.sessions where user_id = ${user.id}`
  }
  const [fresh] = await sql<
    UserRow[]
  >`update auth.users set updated_at = now() where id = ${user.id} returning *`
  return fresh ?? user
}

/** POST /admin/users. @throws AuthError 422 email_exists, phone_exists */
export function adminCreateUser(services: AuthServices) {
  return async (context: AuthContext) => {
    await requireSecretKey(services, context)
    const body = await readBody(context, schema)
    if (!body.email && !body.phone)
      throw validationFailed('Cannot create a user without either an email or phone')
    if (body.password) await services.strength.require(body.password, context.var.log)
    const hashedPassword = await hashOf(body)
    const email = body.email ? normaliseEmail(body.email) : null
    const user = await rejectDuplicate(emailExists, () =>
      services.database.sql.begin(async (sql) => {
        const made = await insertUser(sql, {
          id: body.id ?? randomUUID(),
          email,
          hashedPassword,
          data: body.user_metadata ?? {},
          isConfirmed: body.email_confirm === true,
          isAnonymous: false,
        })
        return apply(sql, made, body)
      }),
    )
    await audit(services, context, 'user_created_by_admin', user.id)
    return context.json(await userJson(services.database.sql, user))
  }
}

/** A parameter of pages: a whole number, 0 as good as none. @throws AuthError in the words of Supabase's server */
function pageNumber(text: string | undefined, otherwise: number): number {
  if (text === undefined || text === '') return otherwise
  if (!/^\d{1,9}$/.test(text))
    throw validationFailed(
      `Bad Pagination Parameters: strconv.ParseUint: parsing ${JSON.stringify(text)}: invalid syntax`,
    )
  return Number(text) || otherwise
}

/** GET /admin/users?page=&per_page=, newest first. */
export function adminListUsers(services: AuthServices) {
  return async (context: AuthContext) => {
    await requireSecretKey(services, context)
    const page = pageNumber(context.req.query('page'), 1)
    const size = Math.min(maximumPage, pageNumber(context.req.query('per_page'), 50))
    const { sql } = services.database
    const [counted] = await sql<
      { count: number }[]
    >`select count(*)::int from auth.users where deleted_at is null`
    const rows = await sql<UserRow[]>`
      select * from auth.users where deleted_at is null order by created_at desc, id limit ${size} offset ${(page - 1) * size}`
    const total = counted?.count ?? 0
    const last = Math.max(1, Math.ceil(total / size))
    const link = (target: number, name: string) =>
      `</admin/users?page=${target}&per_page=${size}>; rel="${name}"`
    context.header('X-Total-Count', String(total))
    context.header('Link', [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', '))
    return context.json({
      users: await usersJson(sql, rows),
      aud: 'authenticated',
    })
  }
}

/** GET /admin/users/{id} */
export function adminGetUser(services: AuthServices) {
  return async (context: AuthContext) => {
    await requireSecretKey(services, context)
    return context.json(await userJson(services.database.sql, await requireTarget(services, context)))
  }
}

/** PUT /admin/users/{id}: at once, without mails or texts. A new password ends all sessions and codes. */
export function adminUpdateUser(services: AuthServices) {
  return async (context: AuthContext) => {
    await requireSecretKey(services, context)
    const target = await requireTarget(services, context)
    const body = await readBody(context, schema)
    if (body.password) await services.strength.require(body.password, context.var.log)
    const hashed = await hashOf(body)
    const user = await rejectDuplicate(emailExists, () =>
      services.database.sql.begin(async (sql) => {
        if (body.email) {
          const email = normaliseEmail(body.email)
          await sql`
            update auth.users set email = ${email}, email_change = '', is_anonymous = false,
                   email_confirmed_at = ${body.email_confirm ? sql`now()` : sql`email_confirmed_at`} where id = ${target.id}`
          await upsertEmailIdentity(sql, target.id, email, body.email_confirm === true)
          await revokePendingCodes(sql, target.id)
        }
        if (hashed) {
          await sql`update auth.users set encrypted_password = ${hashed} where id = ${target.id}`
          await revokePendingCodes(sql, target.id)
          await sql`delete from auth.sessions where user_id = ${target.id}`
        }
        return apply(sql, target, body)
      }),
    )
    await audit(services, context, 'user_updated_by_admin', user.id, { fields: Object.keys(body).join(' ') })
    return context.json(await userJson(services.database.sql, user))
  }
}

const deletion = z.object({ should_soft_delete: z.boolean().catch(false) })

/** DELETE /admin/users/{id}. A soft deletion keeps the row without personal data and credentials. */
export function adminDeleteUser(services: AuthServices) {
  return async (context: AuthContext) => {
    await requireSecretKey(services, context)
    const target = await requireTarget(services, context)
    const body: unknown = await context.req.json().catch(() => ({}))
    const isSoft = deletion.parse(body ?? {}).should_soft_delete
    await services.database.sql.begin(async (sql) => {
      if (!isSoft) {
        await sql`delete from auth.users where id = ${target.id}`
        return
      }
      for (const table of [
        'identities',
        'sessions',
        'mfa_factors',
        'passkeys',
        'one_time_tokens',
        'flow_state',
      ])
        await sql`delete from ${sql(`auth.${table}`)} where user_id = ${target.id}`
      await sql`
        update auth.users set deleted_at = now(), email = null, phone = null, encrypted_password = null, email_change = '',
               phone_change = '', raw_user_meta_data = '{}', raw_app_meta_data = '{}'
         where id = ${target.id}`
    })
    await audit(services, context, 'user_deleted_by_admin', target.id, { soft: String(isSoft) })
    return context.json({})
  }
}
