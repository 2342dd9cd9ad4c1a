import { randomUUID } from 'node:crypto'
import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose'
import type { Sql } from '../database/database.ts'

const ALGORITHM = 'ES256'

export interface SigningKeys {
  /** Signs claims for `seconds`; `iat` and `exp` are set here. */
  sign(claims: JWTPayload, seconds: number): Promise<string>
  /** The payload of a token that one of our keys signed and that has not expired; throws jose's errors otherwise. */
  verify(token: string): Promise<JWTPayload>
  /** RFC 7517, public parts only. */
  publicKeys(): { keys: JWK[] }
  /** Reads the keys again: another process may have rotated them. */
  reload(): Promise<void>
  /** Makes a new signing key; tokens of the former stay valid until they expire. */
  rotate(): Promise<void>
}

interface StoredKey {
  kid: string
  private_jwk: JWK
  is_current: boolean
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

/** Asymmetric keys kept in the database, so that every process signs and verifies alike. `issuer` becomes `iss`. */
export async function createSigningKeys(sql: Sql, issuer: string): Promise<SigningKeys> {
  let keys: StoredKey[] = []
  let verifier = createLocalJWKSet({ keys: [] })
  let signer: Awaited<ReturnType<typeof importJWK>>
  let current: JWK

  async function insertCurrent(): Promise<void> {
    const key = await makeKey()
    await sql`
      insert into host.signing_keys (kid, algorithm, private_jwk, is_current)
      values (${key.kid ?? ''}, ${ALGORITHM}, ${sql.json({ ...key })}, true) on conflict do nothing`
  }

  async function reload(): Promise<void> {
    keys = await sql<StoredKey[]>`
      select kid, private_jwk, is_current from host.signing_keys
       where is_current or retired_at > now() - interval '2 days' order by created_at desc`
    const found = keys.find((key) => key.is_current)
    if (!found) {
      await insertCurrent()
      return reload()
    }
    current = found.private_jwk
    signer = await importJWK(current, ALGORITHM)
    verifier = createLocalJWKSet({ keys: keys.map((key) => publicPart(key.private_jwk)) })
  }

  await reload()
  return {
    reload,
    sign: (claims, seconds) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: current.kid })
        .setIssuer(issuer)
        .setIssuedAt()
        .setExpirationTime(`${seconds}s`)
        .sign(signer),
    verify: async (token) => (await jwtVerify(token, verifier, { issuer, algorithms: [ALGORITHM] })).payload,
    publicKeys: () => ({ keys: keys.map((key) => publicPart(key.private_jwk)) }),
    async rotate() {
      await sql.begin(async (transaction) => {
        await transaction`update host.signing_keys set is_current = false, retired_at = now() where is_current`
      })
      await insertCurrent()
      await reload()
    },
  }
}
