import { keepEmailIdentity, refusingTaken } from '../accounts.ts'
import type { AuthServices } from '../context.ts'
import { AuthError } from '../errors.ts'
import { type MailRequest, mailToken, mayMail } from '../mails.ts'
import { findUserByEmail, normaliseEmail, type Queryable, type UserRow } from '../users.ts'

/** `email_change_confirm_status`: none of the two addresses has confirmed yet, or all but one have. */
const NONE = 0
const ALL_BUT_ONE = 1

const emailExists = () =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered')

type ChangePurpose = 'email_change_new' | 'email_change_current'

/**
 * The addresses that have yet to agree. When neither has a code any more all starts over, so that the former address is
 * never passed by because its code ran out.
 */
async function outstanding(sql: Queryable, user: UserRow): Promise<ChangePurpose[]> {
  if (!user.email) return ['email_change_new']
  if (user.email_change_confirm_status === ALL_BUT_ONE) {
    const pending = await sql<{ purpose: ChangePurpose }[]>`
      select purpose from auth.one_time_tokens
       where user_id = ${user.id} and purpose like 'email_change%' and expires_at > now()`
    if (pending.length === 1) return pending.map(({ purpose }) => purpose)
    await sql`update auth.users set email_change_confirm_status = ${NONE} where id = ${user.id}`
  }
  return ['email_change_current', 'email_change_new']
}

/** Both addresses have to agree, so that neither a stolen session nor a mistyped address takes the account away. */
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

/** Notes the address the account is to have; asking for the same again keeps what was confirmed of it. */
export async function beginEmailChange(
  sql: Queryable,
  user: UserRow,
  email: string,
): Promise<UserRow | null> {
  if (user.email_change === email && user.email_change_confirm_status === ALL_BUT_ONE) return user
  const status = user.email ? NONE : ALL_BUT_ONE
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
  await mayMail(services, user.id)
  await mayMail(services, email)
  const waiting = await beginEmailChange(sql, user, email)
  if (waiting) await mailEmailChange(services, sql, waiting, request)
}

/** The account's address from now on. What was mailed to the former one stops working. */
async function replaceEmail(
  sql: Queryable,
  userId: string,
  email: string,
  isProved: boolean,
): Promise<UserRow | null> {
  return refusingTaken('email_exists', emailExists().message, async () => {
    const [user] = await sql<UserRow[]>`
      update auth.users set email = ${email}, email_confirmed_at = now(), email_change = '', is_anonymous = false,
             email_change_confirm_status = ${NONE}, updated_at = now()
       where id = ${userId} returning *`
    if (!user) return null
    await sql`delete from auth.one_time_tokens where user_id = ${userId}`
    await keepEmailIdentity(sql, userId, email, isProved)
    const [fresh] = await sql<UserRow[]>`select * from auth.users where id = ${userId}`
    return fresh ?? null
  })
}

/**
 * One of the two addresses has agreed. Answers the account once both have, `half` before that, null when the code is for
 * a change that is not asked for any more.
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
  if (user.email_change_confirm_status === ALL_BUT_ONE)
    return replaceEmail(sql, userId, user.email_change, true)
  await sql`update auth.users set email_change_confirm_status = ${ALL_BUT_ONE} where id = ${userId}`
  return 'half'
}
