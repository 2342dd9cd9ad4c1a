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

const algorithm = 'ES256'
const sharedAlgorithm = 'HS256'
/** How long a process caches the keys, should it not hear of a rotation. */
const freshMs = 60_000
/** The shortest interval between reloads for unknown key ids. */
const unknownKeyMs = 1000
/** Longer than the lifetime of an access token, with a margin for clocks and caches. */
const sessionKeyHours = 48
/** The longest lifetime of a signed file URL. */
const fileKeyDays = 366

export interface SigningKeys {
  /** Signs claims for `seconds`; `iat` and `exp` are set here. */
  sign(claims: JWTPayload, seconds: number): Promise<string>
  /**
   * The payload of a token that one of our keys, or the shared secret of an installation before this one, signed and that
   * has not expired; throws jose's errors otherwise, and the driver's where the database could not be asked.
   */
  verify(token: string): Promise<JWTPayload>
  /** RFC 7517, public parts only: the current key and those whose access tokens may still be valid. */
  publicKeys(): Promise<{ keys: JWK[] }>
  /**
   * Makes a new signing key. Tokens of the former stay valid until they expire, unless `revokesFormer`, which
   * invalidates all of them. Other processes hear of it.
   */
  rotate(options?: { revokesFormer: boolean }): Promise<void>
}

interface StoredKey {
  kid: string
  private_jwk: JWK
  is_current: boolean
  /** Whether access tokens of this key may still be valid; later it only verifies signed file URLs. */
  is_for_sessions: boolean
}

/** What one reading of the table gave. */
interface KeyRing {
  keys: StoredKey[]
  /** Of the key that signs. */
  kid: string
  signer: Awaited<ReturnType<typeof importJWK>>
  verifier: ReturnType<typeof createLocalJWKSet>
  readAt: number
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
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true })
  return { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: algorithm }
}

async function insertCurrent(queryable: Queryable, { json }: Sql): Promise<void> {
  const key = await makeKey()
  await queryable`
    insert into host.signing_keys (kid, algorithm, private_jwk, is_current)
    values (${key.kid ?? ''}, ${algorithm}, ${json({ ...key })}, true) on conflict do nothing`
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
  let ring: KeyRing

  async function readRing(): Promise<KeyRing> {
    const keys = await sql<StoredKey[]>`
      select kid, private_jwk, is_current,
             is_current or retired_at > now() - ${sessionKeyHours} * interval '1 hour' as is_for_sessions
        from host.signing_keys
       where is_current or retired_at > now() - ${fileKeyDays} * interval '1 day' order by created_at desc`
    const found = keys.find((key) => key.is_current)
    if (!found) {
      await insertCurrent(sql, sql)
      return readRing()
    }
    return {
      keys,
      kid: found.kid,
      signer: await importJWK(found.private_jwk, algorithm),
      verifier: createLocalJWKSet({ keys: keys.map((key) => publicPart(key.private_jwk)) }),
      readAt: Date.now(),
    }
  }

  let begun = 0
  let shown = 0
  /**
   * Replaces all of it at once: a token that is being verified meets the keys of before or those of after, never some of
   * both. Of readings at the same time the one that began last counts.
   */
  async function reload(): Promise<void> {
    const turn = ++begun
    const read = await readRing()
    if (turn < shown) return
    shown = turn
    ring = read
  }

  const keepFresh = async () => {
    if (Date.now() - ring.readAt > freshMs) await reload()
  }

  /** Another process may have rotated or revoked the keys since they were read. */
  const isStored = async (kid: string) =>
    (await sql`select from host.signing_keys where kid = ${kid}`).length > 0

  async function check(token: string): Promise<JWTPayload> {
    // The algorithm selects the key, and each key has exactly one: a public key is never used as a shared secret.
    if (shared && decodeProtectedHeader(token).alg === sharedAlgorithm)
      return (await jwtVerify(token, shared, { algorithms: [sharedAlgorithm] })).payload
    const options = { issuer, algorithms: [algorithm] }
    const { keys, verifier } = ring
    const { payload, protectedHeader } = await jwtVerify(token, verifier, options)
    const key = keys.find(({ kid }) => kid === protectedHeader.kid)
    if (!key || (!key.is_for_sessions && payload['purpose'] !== 'storage'))
      throw new errors.JWKSNoMatchingKey()
    if (!(await isStored(key.kid))) {
      await reload()
      throw new errors.JWKSNoMatchingKey()
    }
    return payload
  }

  await reload()
  // Not asked of the database at each signature: sign-ins sign inside a transaction, and would wait for a second connection.
  await sql.listen('parley_keys', () => void reload().catch(() => {}))
  return {
    async sign(claims, seconds) {
      await keepFresh()
      const { kid, signer } = ring
      return new SignJWT(claims)
        .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid })
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
        // Another process may have just rotated the keys; invented key ids must not cost a query each.
        if (!(error instanceof errors.JWKSNoMatchingKey) || Date.now() - ring.readAt < unknownKeyMs)
          throw error
        await reload()
        return check(token)
      }
    },
    async publicKeys() {
      await keepFresh()
      return {
        keys: ring.keys.filter((key) => key.is_for_sessions).map((key) => publicPart(key.private_jwk)),
      }
    },
    async rotate({ revokesFormer } = { revokesFormer: false }) {
      await sql.begin(async (transaction) => {
        if (revokesFormer) await transaction`delete from host.signing_keys`
        await transaction`
          update host.signing_keys set is_current = false, retired_at = now(), private_jwk = private_jwk - 'd' where is_current`
        await insertCurrent(transaction, sql)
      })
      await reload()
    },
  }
}
