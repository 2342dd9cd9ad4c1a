import { randomUUID } from 'node:crypto'
import {
  createLocalJWKSet,
  decodeProtectedHeader,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose'
import type { Sql } from '../database/database.ts'
import type { Queryable } from './users.ts'

const ALGORITHM = 'ES256'
const SHARED_ALGORITHM = 'HS256'
/** How long a process may go on with what it has read of the keys. */
const FRESH_MS = 60_000
/** How often a key that nobody has heard of makes it read again. */
const UNKNOWN_KEY_MS = 1000
/** Longer than any access token lives, for clocks and caches. */
const SESSION_KEY_HOURS = 48
/** As long as the longest signed address of a file. */
const FILE_KEY_DAYS = 366

export interface SigningKeys {
  /** Signs claims for `seconds`; `iat` and `exp` are set here. */
  sign(claims: JWTPayload, seconds: number): Promise<string>
  /**
   * The payload of a token that one of our keys, or the shared secret of an installation before this one, signed and that
   * has not expired; throws jose's errors otherwise.
   */
  verify(token: string): Promise<JWTPayload>
  /** RFC 7517, public parts only: the key in force and those whose access tokens may still be about. */
  publicKeys(): Promise<{ keys: JWK[] }>
  /**
   * Makes a new signing key. Tokens of the former stay valid until they expire, unless `revokesFormer`: then whatever it
   * signed stops counting. Other processes follow within a minute, or at the first token of the new key.
   */
  rotate(options?: { revokesFormer: boolean }): Promise<void>
}

interface StoredKey {
  kid: string
  private_jwk: JWK
  is_current: boolean
  /** Whether access tokens of this key may still be valid; later it counts for files alone. */
  is_for_sessions: boolean
}

const publicPart = ({ kty, crv, x, y, kid, alg }: JWK): JWK => ({
  kty,
  crv,
  x,
  y,
  kid,
  alg,
  use: 'sig',
  key_ops: ['verify'],
})

async function makeKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  return { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: ALGORITHM }
}

/**
 * Asymmetric keys kept in the database, so that every process signs and verifies alike.
 * @param issuer becomes `iss`
 * @param sharedSecret of a project whose tokens are HS256; they are verified, never made
 */
export async function createSigningKeys(
  sql: Sql,
  issuer: string,
  sharedSecret?: string,
): Promise<SigningKeys> {
  const shared = sharedSecret === undefined ? null : new TextEncoder().encode(sharedSecret)
  let keys: StoredKey[] = []
  let verifier = createLocalJWKSet({ keys: [] })
  let signer: Awaited<ReturnType<typeof importJWK>>
  let current: JWK
  let readAt = 0

  async function insertCurrent(queryable: Queryable): Promise<void> {
    const key = await makeKey()
    await queryable`
      insert into host.signing_keys (kid, algorithm, private_jwk, is_current)
      values (${key.kid ?? ''}, ${ALGORITHM}, ${sql.json({ ...key })}, true) on conflict do nothing`
  }

  async function reload(): Promise<void> {
    keys = await sql<StoredKey[]>`
      select kid, private_jwk, is_current,
             is_current or retired_at > now() - ${SESSION_KEY_HOURS} * interval '1 hour' as is_for_sessions
        from host.signing_keys
       where is_current or retired_at > now() - ${FILE_KEY_DAYS} * interval '1 day' order by created_at desc`
    const found = keys.find((key) => key.is_current)
    if (!found) {
      await insertCurrent(sql)
      return reload()
    }
    readAt = Date.now()
    current = found.private_jwk
    signer = await importJWK(current, ALGORITHM)
    verifier = createLocalJWKSet({ keys: keys.map((key) => publicPart(key.private_jwk)) })
  }

  const keepFresh = async () => {
    if (Date.now() - readAt > FRESH_MS) await reload()
  }

  async function check(token: string): Promise<JWTPayload> {
    // The algorithm decides which key is asked, and each key knows one: a public key is never taken for a shared secret.
    if (shared && decodeProtectedHeader(token).alg === SHARED_ALGORITHM)
      return (await jwtVerify(token, shared, { algorithms: [SHARED_ALGORITHM] })).payload
    const options = { issuer, algorithms: [ALGORITHM] }
    const { payload, protectedHeader } = await jwtVerify(token, verifier, options)
    const key = keys.find(({ kid }) => kid === protectedHeader.kid)
    if (!key?.is_for_sessions && payload['purpose'] !== 'storage') throw new errors.JWKSNoMatchingKey()
    return payload
  }

  await reload()
  return {
    async sign(claims, seconds) {
      await keepFresh()
      return new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: current.kid })
        .setIssuer(issuer)
        .setIssuedAt()
        .setExpirationTime(`${seconds}s`)
        .sign(signer)
    },
    async verify(token) {
      await keepFresh()
      try {
        return await check(token)
      } catch (error) {
        // Another process may have rotated the keys a moment ago; made-up key names must not cost a query each.
        if (!(error instanceof errors.JWKSNoMatchingKey) || Date.now() - readAt < UNKNOWN_KEY_MS) throw error
        await reload()
        return check(token)
      }
    },
    async publicKeys() {
      await keepFresh()
      return { keys: keys.filter((key) => key.is_for_sessions).map((key) => publicPart(key.private_jwk)) }
    },
    async rotate({ revokesFormer } = { revokesFormer: false }) {
      await sql.begin(async (transaction) => {
        if (revokesFormer) await transaction`delete from host.signing_keys`
        await transaction`
          update host.signing_keys set is_current = false, retired_at = now(), private_jwk = private_jwk - 'd' where is_current`
        await insertCurrent(transaction)
      })
      await reload()
    },
  }
}
