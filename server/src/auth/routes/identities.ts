import { z } from 'zod'
import { syncProviders } from '../accounts.ts'
import { type AuthContext, type AuthServices, audit, requireSecondFactor, requireUser } from '../context.ts'
import { AuthError } from '../errors.ts'
import type { Queryable } from '../users.ts'
import { requireManualLinking } from './authorize.ts'

interface IdentityRow {
  id: string
  provider: string
  email: string | null
}

const notFound = () => new AuthError(404, 'identity_not_found', "Identity doesn't exist")

/** Sets the account's address to that of a remaining identity; without the email identity the password is removed. */
async function replaceEmail(
  sql: Queryable,
  userId: string,
  gone: IdentityRow,
  others: readonly IdentityRow[],
): Promise<void> {
  if (gone.provider === 'email')
    await sql`update auth.users set encrypted_password = null where id = ${userId}`
  if (!gone.email || others.some(({ email }) => email === gone.email)) return
  const next = others.find(({ email }) => email !== null)?.email
  if (!next) return
  const [taken] = await sql`
    select 1 from auth.users where lower(email) = ${next} and id <> ${userId} and not is_sso_user`
  if (taken)
    throw new AuthError(
      422,
      'email_conflict_identity_not_deletable',
      'Unable to unlink identity due to email conflict',
    )
  await sql`update auth.users set email = ${next} where id = ${userId} and lower(email) = ${gone.email}`
}

async function unlink(sql: Queryable, userId: string, identityId: string): Promise<string> {
  // The user's row is the lock: two tabs must not remove the last two identities.
  await sql`select 1 from auth.users where id = ${userId} for update`
  const identities = await sql<
    IdentityRow[]
  >`select id, provider, email from auth.identities where user_id = ${userId} order by created_at`
  const gone = identities.find(({ id }) => id === identityId)
  if (!gone) throw notFound()
  const others = identities.filter(({ id }) => id !== identityId)
  if (others.length === 0)
    throw new AuthError(
      422,
      'single_identity_not_deletable',
      'User must have at least 1 identity after unlinking',
    )
  await replaceEmail(sql, userId, gone, others)
  await sql`delete from auth.identities where id = ${identityId}`
  await syncProviders(sql, userId)
  return gone.provider
}

/** DELETE /user/identities/{id}, by the row's id, which auth-js calls `identity_id`. */
export function deleteIdentity(services: AuthServices) {
  return async (context: AuthContext) => {
    requireManualLinking(services)
    const caller = await requireUser(services, context)
    await requireSecondFactor(services, caller)
    const { user } = caller
    const id = z.uuid().safeParse(context.req.param('id'))
    if (!id.success) throw notFound()
    const provider = await services.database.sql.begin((sql) => unlink(sql, user.id, id.data))
    await audit(services, context, 'identity_unlinked', user.id, { provider })
    return context.json({})
  }
}
