import { randomUUID } from 'node:crypto'
import { toJson } from '@parley/core/text/json'
import { lockFirstSignIn, syncProviders } from './accounts.ts'
import { AuthError, signupDisabled } from './errors.ts'
import { findUser, type Queryable, type UserRow } from './users.ts'

export interface OutsideIdentity {
  /** `web3`, or `sso:` and the provider's id. */
  provider: string
  /** The subject at the provider. */
  subject: string
  claims: Record<string, unknown>
  /** Null for a wallet. */
  email: string | null
  /** Accounts of a company's identity provider are not linked to others with the same address. */
  isSsoUser: boolean
}

async function insertUser(sql: Queryable, identity: OutsideIdentity): Promise<string> {
  const id = randomUUID()
  const data = sql.json(toJson(identity.claims))
  await sql`
    insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data, is_sso_user)
    values (${id}, ${identity.email}, ${identity.email ? new Date() : null}, ${data}, ${identity.isSsoUser})`
  await sql`
    insert into auth.identities (provider_id, user_id, provider, identity_data, last_sign_in_at)
    values (${identity.subject}, ${id}, ${identity.provider}, ${data}, now())`
  await syncProviders(sql, id)
  return id
}

/**
 * The account of an identity that is never linked by address: found by the identity alone, else created.
 * @throws AuthError 422 signup_disabled
 */
export async function findOrInsertByIdentity(
  sql: Queryable,
  identity: OutsideIdentity,
  maySignUp: boolean,
): Promise<UserRow> {
  await lockFirstSignIn(sql, `${identity.provider}:${identity.subject}`)
  const data = sql.json(toJson(identity.claims))
  const [known] = await sql<{ user_id: string }[]>`
    update auth.identities set identity_data = ${data}, last_sign_in_at = now(), updated_at = now()
     where provider = ${identity.provider} and provider_id = ${identity.subject} returning user_id`
  if (!known && !maySignUp) throw signupDisabled()
  const user = await findUser(sql, known?.user_id ?? (await insertUser(sql, identity)))
  if (!user) throw new AuthError(403, 'user_not_found', 'The account is gone')
  return user
}
