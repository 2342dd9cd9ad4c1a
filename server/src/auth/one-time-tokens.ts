import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { otpExpired } from './errors.ts'
import { normaliseEmail, type Queryable } from './users.ts'

export type Purpose =
  | 'confirmation'
  | 'recovery'
  | 'magiclink'
  | 'invite'
  | 'email_change_new'
  | 'email_change_current'
  | 'reauthentication'
  | 'phone'
  | 'phone_change'

interface OneTimeTokenRow {
  id: string
  user_id: string
  purpose: Purpose
  relates_to: string
  code_hash: string
  failed_attempts: number
  flow_state_id: string | null
}

/** Wrong attempts after which a mailed code is invalid (docs/specified.md A5). */
const attempts = 5
const linkLifetimeSeconds = 86_400

export type OneTimeTokens = ReturnType<typeof createOneTimeTokens>

/** The tokens in mails, as a link and as six digits. Only peppered hashes are stored; each works once. */
export function createOneTimeTokens(pepper: string) {
  const hash = (kind: 'link' | 'code', about: string, secret: string) =>
    createHmac('sha256', pepper).update(`${kind}:${about}:${secret}`).digest('base64url')

  return {
    /** Replaces an earlier token of the same purpose. `relatesTo` is the address or number it is sent to. */
    async create(
      sql: Queryable,
      userId: string,
      purpose: Purpose,
      relatesTo: string,
      {
        flowStateId = null,
        lifetimeSeconds = linkLifetimeSeconds,
      }: { flowStateId?: string | null; lifetimeSeconds?: number } = {},
    ) {
      const linkToken = randomBytes(28).toString('hex')
      const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
      await sql`
        insert into auth.one_time_tokens (user_id, purpose, relates_to, link_hash, code_hash, flow_state_id, expires_at)
        values (${userId}, ${purpose}, ${relatesTo}, ${hash('link', '', linkToken)}, ${hash('code', userId, code)},
                ${flowStateId}, now() + ${lifetimeSeconds} * interval '1 second')
        on conflict (user_id, purpose) do update set relates_to = excluded.relates_to, link_hash = excluded.link_hash,
          code_hash = excluded.code_hash, flow_state_id = excluded.flow_state_id, expires_at = excluded.expires_at,
          failed_attempts = 0, created_at = now()`
      return { linkToken, code }
    },

    /** Consumes the token of a link; deleting its row makes it single-use under concurrency. */
    async takeByLink(
      sql: Queryable,
      purposes: readonly Purpose[],
      linkToken: string,
    ): Promise<OneTimeTokenRow> {
      const [row] = await sql<OneTimeTokenRow[]>`
        delete from auth.one_time_tokens
         where link_hash = ${hash('link', '', linkToken)} and purpose = any(${[...purposes]}) and expires_at > now()
        returning *`
      if (!row) throw otpExpired()
      return row
    },

    /**
     * Consumes the six digits sent to `relatesTo`, for any account: a change of address mails two. Wrong digits are
     * counted and give null.
     */
    async takeByCode(
      sql: Queryable,
      purposes: readonly Purpose[],
      relatesTo: string,
      code: string,
    ): Promise<OneTimeTokenRow | null> {
      const rows = await sql<OneTimeTokenRow[]>`
        select * from auth.one_time_tokens
         where purpose = any(${[...purposes]}) and lower(relates_to) = ${normaliseEmail(relatesTo)}
           and expires_at > now() and failed_attempts < ${attempts} order by id for update`
      const match = rows.find((row) =>
        timingSafeEqual(Buffer.from(row.code_hash), Buffer.from(hash('code', row.user_id, code))),
      )
      if (!match) {
        await sql`update auth.one_time_tokens set failed_attempts = failed_attempts + 1 where id = any(${rows.map((row) => row.id)})`
        return null
      }
      await sql`delete from auth.one_time_tokens where id = ${match.id}`
      return match
    },
  }
}
