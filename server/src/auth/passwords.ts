import { hash, verify } from '@node-rs/argon2'
import { AuthError } from './errors.ts'

/** OWASP's first recommendation for argon2id (the library's default variant): 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const BOUNDS = { memory: 65_536, passes: 5, lanes: 4 }
const MINIMUM_LENGTH = 8
const MAXIMUM_LENGTH = 256

/** @throws AuthError weak_password with the reasons, as auth-js reads them. */
export function checkStrength(password: string): void {
  if (password.length > MAXIMUM_LENGTH) {
    throw new AuthError(422, 'weak_password', `Password cannot be longer than ${MAXIMUM_LENGTH} characters`, {
      weak_password: { reasons: ['length'] },
    })
  }
  if (password.length < MINIMUM_LENGTH) {
    throw new AuthError(422, 'weak_password', `Password should be at least ${MINIMUM_LENGTH} characters.`, {
      weak_password: { reasons: ['length'] },
    })
  }
}

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Parameters come from the stored hash, so a planted one must not be able to exhaust the machine (AUTH.md, incident 10). */
function isBounded(stored: string): boolean {
  const parameters = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(stored)
  if (!parameters) return false
  const [memory, passes, lanes] = parameters.slice(1).map(Number)
  return (
    (memory ?? Infinity) <= BOUNDS.memory &&
    (passes ?? Infinity) <= BOUNDS.passes &&
    (lanes ?? Infinity) <= BOUNDS.lanes
  )
}

let decoy: Promise<string> | undefined

/** Whether `password` matches; without a stored hash as much time is spent and the answer is no (incident 8). */
export async function matchesPassword(password: string, stored: string | null): Promise<boolean> {
  decoy ??= hashPassword('a password that nobody has')
  const isUsable = stored !== null && isBounded(stored) && password.length <= MAXIMUM_LENGTH
  const isMatch = await verify(
    isUsable ? stored : await decoy,
    isUsable ? password : password.slice(0, MAXIMUM_LENGTH),
  )
  return isUsable && isMatch
}
