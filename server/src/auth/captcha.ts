import { z } from 'zod'
import type { Config } from '../config.ts'
import { AuthError } from './errors.ts'

const addresses = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
}
const timeoutMs = 10_000
const verdict = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).optional() })

const failed = (reason: string) =>
  new AuthError(400, 'captcha_failed', `captcha protection: request disallowed (${reason})`)

export interface Captcha {
  /**
   * Asks the captcha's service whether a person solved it. Without CAPTCHA_PROVIDER nothing is asked.
   * @throws AuthError 400 captcha_failed, also when the service is unreachable: the check fails closed.
   */
  check(token: string | null | undefined, ip: string): Promise<void>
}

/** Turnstile and hCaptcha have the same API. */
export function createCaptcha(config: Config): Captcha {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_SECRET: secret } = config
  if (!provider || !secret) return { check: async () => {} }
  const address = config.CAPTCHA_VERIFY_URL ?? addresses[provider]
  const form = new URLSearchParams({ secret })

  async function ask(response: string, ip: string): Promise<z.infer<typeof verdict>> {
    try {
      const answer = await fetch(address, {
        method: 'POST',
        body: new URLSearchParams([...form, ['response', response], ['remoteip', ip]]),
        signal: AbortSignal.timeout(timeoutMs),
      })
      return verdict.parse(await answer.json())
    } catch {
      throw failed('the captcha service does not answer, try again')
    }
  }

  return {
    async check(token, ip) {
      if (!token) throw failed('no captcha_token found')
      const { success, 'error-codes': reasons = [] } = await ask(token, ip)
      if (!success) throw failed(reasons.join(', ') || 'not solved')
    },
  }
}
