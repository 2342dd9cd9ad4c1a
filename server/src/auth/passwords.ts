import { hash, verify } from '@node-rs/argon2'
import type { Queryable } from './users.ts'

/** OWASP's first recommendation for argon2id (the library's default variant): 19 MiB, 2 passes, 1 lane. */
export const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const bounds = { memory: 65_536, passes: 5, lanes: 4, bcryptCost: 12 }
/** In characters. Hashing longer input would let an attacker exhaust the CPU. */
export const maximumLength = 256
/**
 * The bytes that bcrypt reads. Longer passwords with the same prefix would be equal, so none of them matches
 * (docs/specified.md A10).
 */
const bcryptBytes = 72

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Parameters come from the stored hash, so a planted one must not be able to exhaust the machine (A10). */
function isBoundedArgon(stored: string): boolean {
  const parameters = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(stored)
  if (!parameters) return false
  const [memory, passes, lanes] = parameters.slice(1).map(Number)
  return (
    (memory ?? Infinity) <= bounds.memory &&
    (passes ?? Infinity) <= bounds.passes &&
    (lanes ?? Infinity) <= bounds.lanes
  )
}

function isBoundedBcrypt(stored: string): boolean {
  const rounds = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/.exec(stored)?.[1]
  return rounds !== undefined && Number(rounds) <= bounds.bcryptCost
}

/** By pgcrypto, which knows the one variant of bcrypt under the name 2a. */
async function matchesBcrypt(sql: Queryable, password: string, stored: string): Promise<boolean> {
  if (Buffer.byteLength(password) > bcryptBytes || password.includes('\0')) return false
  const [row] = await sql<{ is_match: boolean }[]>`
    select extensions.crypt(${password}, ${stored.replace(/^\$2[by]/, '$2a')}) = ${stored.replace(/^\$2[by]/, '$2a')} as is_match`
  return row?.is_match ?? false
}

let decoy: Promise<string> | undefined

/** Whether `password` matches; without a usable hash it takes as long and returns false (A8). */
export async function matchesPassword(
  sql: Queryable,
  password: string,
  stored: string | null,
): Promise<boolean> {
  if (stored !== null && isBoundedBcrypt(stored)) return matchesBcrypt(sql, password, stored)
  decoy ??= hashPassword('a password that nobody has')
  const isUsable = stored !== null && isBoundedArgon(stored) && password.length <= maximumLength
  const isMatch = await verify(
    isUsable ? stored : await decoy,
    isUsable ? password : password.slice(0, maximumLength),
  )
  return isUsable && isMatch
}

/** Whether a hash from elsewhere could ever match here. */
export const isUsableHash = (stored: string): boolean => isBoundedArgon(stored) || isBoundedBcrypt(stored)

/** Whether a hash has an outdated algorithm or cost and is to be replaced at the next sign-in. */
export const isOutdated = (stored: string): boolean =>
  !stored.startsWith(`$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`)
