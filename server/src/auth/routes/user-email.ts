import { rejectDuplicate, upsertEmailIdentity } from '../accounts.ts'
import type { AuthServices } from '../context.ts'
import { emailExists } from '../errors.ts'
import { limitMails, type MailRequest, mailToken } from '../mails.ts'
import { findUserByEmail, normaliseEmail, type Queryable, type UserRow } from '../users.ts'

/** `email_change_confirm_status`: none of the two addresses has confirmed yet, or all but one have. */
const none = 0
const allButOne = 1

type ChangePurpose = 'email_change_new' | 'email_change_current'

/**
 * The addresses that have not confirmed yet. When neither has a valid code the change starts over, so that an expired
 * code never skips the former address.
 */
async function outstanding(sql: Queryable, user: UserRow): Promise<ChangePurpose[]> {
  if (!user.email) return ['email_change_new']
  if (user.email_change_confirm_status === allButOne) {
    const pending = await sql<{ purpose: ChangePurpose }[]>`
      select purpose from auth.one_time_tokens
       where user_id = ${user.id} and purpose like 'email_change%' and expires_at > now()`
    if (pending.length === 1) return pending.map(({ purpose }) => purpose)
    await sql`update auth.users set email_change_confirm_status = ${none} where id = ${user.id}`
  }
  return ['email_change_current', 'email_change_new']
}

/** Both addresses have to confirm, so that neither a stolen session nor a mistyped address loses the account. */
export async function mailEmailChange(
  services: AuthServices,
  sql: Queryable,
  user: UserRow,
  request: MailRequest,
): Promise<void> {
  for (const purpose of await outstanding(sql, user)) {
    const to = purpose === 'email_change_new' ? user.email_change : (user.email ?? '')
    await mailToken(services, sql, user, purpose, to, request)
  }
}

/** @throws AuthError 422 email_exists */
export async function requireFreeEmail(
  { database }: AuthServices,
  user: UserRow,
  email: string,
): Promise<void> {
  const holder = await findUserByEmail(database.sql, email)
  if (holder && holder.id !== user.id) throw emailExists()
}

/** Stores the new address; requesting the same change again keeps its confirmations. */
export async function beginEmailChange(
  sql: Queryable,
  user: UserRow,
  email: string,
): Promise<UserRow | null> {
  if (user.email_change === email && user.email_change_confirm_status === allButOne) return user
  const status = user.email ? none : allButOne
  const isSame = user.email_change === email
  const [waiting] = await sql<UserRow[]>`
    update auth.users set email_change = ${email}, email_change_sent_at = now(), email_change_confirm_status = ${status}
     where id = ${user.id} returning *`
  if (!isSame)
    await sql`delete from auth.one_time_tokens where user_id = ${user.id} and purpose like 'email_change%'`
  return waiting ?? null
}

/**
 * Starts the change of an address; without a mail server it is done at once.
 * @throws AuthError 422 email_exists, 429 over_email_send_rate_limit
 */
export async function changeEmail(
  services: AuthServices,
  user: UserRow,
  requested: string,
  request: MailRequest,
): Promise<void> {
  const { sql } = services.database
  const email = normaliseEmail(requested)
  if (email === user.email?.toLowerCase()) return
  if (!services.mailer.isSending) {
    await sql.begin((transaction) => replaceEmail(transaction, user.id, email, false))
    return
  }
  await limitMails(services, user.id)
  await limitMails(services, email)
  const waiting = await beginEmailChange(sql, user, email)
  if (waiting) await mailEmailChange(services, sql, waiting, request)
}

/** Sets the account's address and invalidates the codes mailed to the former one. */
async function replaceEmail(
  sql: Queryable,
  userId: string,
  email: string,
  isProved: boolean,
): Promise<UserRow | null> {
  return rejectDuplicate(emailExists, async () => {
    const [user] = await sql<UserRow[]>`
      update auth.users set email = ${email}, email_confirmed_at = now(), email_change = '', is_anonymous = false,
             email_change_confirm_status = ${none}, updated_at = now()
       where id = ${userId} returning *`
    if (!user) return null
    await sql`delete from auth.one_time_tokens where user_id = ${userId}`
    await upsertEmailIdentity(sql, userId, email, isProved)
    const [fresh] = await sql<UserRow[]>`select * from auth.users where id = ${userId}`
    return fresh ?? null
  })
}

/**
 * Records the confirmation of one address. Returns the account once both have confirmed, `half` before that, null when
 * the change is no longer pending.
 */
export async function confirmEmailChange(
  sql: Queryable,
  userId: string,
  purpose: ChangePurpose,
  address: string,
): Promise<UserRow | 'half' | null> {
  const [user] = await sql<UserRow[]>`select * from auth.users where id = ${userId} for update`
  const expected = purpose === 'email_change_new' ? user?.email_change : user?.email
  if (!user?.email_change || expected?.toLowerCase() !== address.toLowerCase()) return null
  if (user.email_change_confirm_status === allButOne)
    return replaceEmail(sql, userId, user.email_change, true)
  await sql`update auth.users set email_change_confirm_status = ${allButOne} where id = ${userId}`
  return 'half'
}
