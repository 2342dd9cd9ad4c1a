import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import { AuthError } from './errors.ts'
import { maximumLength } from './passwords.ts'

const minimumLength = 8
const timeoutMs = 1500

/** The `weak_password` error of auth-js. */
export interface Weakness {
  message: string
  reasons: ('length' | 'pwned')[]
}

export interface PasswordStrength {
  /** Null for a password that is good enough. */
  weakness(password: string, log: Logger): Promise<Weakness | null>
  /** @throws AuthError 422 weak_password with the reasons, as auth-js reads them. */
  require(password: string, log: Logger): Promise<void>
}

/** Have I Been Pwned's range call: only five digits of the hash leave the machine, and padding hides which answer came. */
async function isBreached(url: string, password: string, log: Logger): Promise<boolean> {
  const sha1 = createHash('sha1').update(password).digest('hex').toUpperCase()
  try {
    const response = await fetch(`${url}/range/${sha1.slice(0, 5)}`, {
      headers: { 'Add-Padding': 'true', 'User-Agent': 'Parley' },
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new Error(`HIBP_URL answered ${response.status}`)
    const suffixes = (await response.text()).split(/\r?\n/)
    return suffixes.some((line) => {
      const [suffix, count] = line.split(':')
      return suffix?.toUpperCase() === sha1.slice(5) && Number(count) > 0
    })
  } catch (error) {
    // An unreachable service must not prevent sign-ups.
    log.warn({ reason: String(error) }, 'the list of breached passwords does not answer')
    return false
  }
}

/** `breachUrl` is HIBP_URL; without it no password leaves the machine in any form. */
export function createPasswordStrength(breachUrl: string | undefined): PasswordStrength {
  async function weakness(password: string, log: Logger): Promise<Weakness | null> {
    if (password.length < minimumLength)
      return { message: `Password should be at least ${minimumLength} characters.`, reasons: ['length'] }
    if (password.length > maximumLength)
      return { message: `Password cannot be longer than ${maximumLength} characters`, reasons: ['length'] }
    if (breachUrl && (await isBreached(breachUrl.replace(/\/+$/, ''), password, log)))
      return {
        message: 'This password is known from a data breach and easy to guess: choose another one.',
        reasons: ['pwned'],
      }
    return null
  }
  return {
    weakness,
    async require(password, log) {
      const found = await weakness(password, log)
      if (found) throw new AuthError(422, 'weak_password', found.message, { weak_password: found })
    },
  }
}
