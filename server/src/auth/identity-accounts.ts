import { randomUUID } from 'node:crypto'
import { listProviders } from './accounts.ts'
import { AuthError, signupDisabled } from './errors.ts'
import { findUser, type Queryable, type UserRow } from './users.ts'

export interface OutsideIdentity {
  /** `web3`, or `sso:` and the provider's id. */
  provider: string
  /** Who it is at the provider. */
  subject: string
  claims: Record<string, unknown>
  /** Null for a wallet. */
  email: string | null
  /** Accounts of a company's identity provider are apart from those that share their address. */
  isSsoUser: boolean
}

async function insertUser(sql: Queryable, identity: OutsideIdentity): Promise<string> {
  const id = randomUUID()
  const data = sql.json(JSON.parse(JSON.stringify(identity.claims)))
  await sql`
    insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data, is_sso_user)
    values (${id}, ${identity.email}, ${identity.email ? new Date() : null}, ${data}, ${identity.isSsoUser})`
  await sql`
    insert into auth.identities (provider_id, user_id, provider, identity_data, last_sign_in_at)
    values (${identity.subject}, ${id}, ${identity.provider}, ${data}, now())`
  await listProviders(sql, id)
  return id
}

/**
 * The account of an identity that no address connects with others: found by the identity alone, else made.
 * @throws AuthError 422 signup_disabled
 */
export async function findOrInsertByIdentity(
  sql: Queryable,
  identity: OutsideIdentity,
  maySignUp: boolean,
): Promise<UserRow> {
  // Two first sign-ins at once take turns.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${identity.provider}:${identity.subject}`}, 7275541))`
  const data = sql.json(JSON.parse(JSON.stringify(identity.claims)))
  const [known] = await sql<{ user_id: string }[]>`
    update auth.identities set identity_data = ${data}, last_sign_in_at = now(), updated_at = now()
     where provider = ${identity.provider} and provider_id = ${identity.subject} returning user_id`
  if (!known && !maySignUp) throw signupDisabled()
  const user = await findUser(sql, known?.user_id ?? (await insertUser(sql, identity)))
  if (!user) throw new AuthError(403, 'user_not_found', 'The account is gone')
  return user
}
