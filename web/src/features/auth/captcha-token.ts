import { environment } from '~/data/environment.ts'

export interface Check {
  token: string | null
  /** Begins anew: a token works once. */
  reset: () => void
}

let shown: Check | null = null

/** The check that stands on the page, or none. */
export function showCheck(check: Check | null): void {
  shown = check
}

/**
 * The token of the check that stands on the page, which then begins anew; undefined where the instance asks for none.
 * @throws Error in words, where nobody has solved it yet
 */
export function takeCaptchaToken(): string | undefined {
  if (environment.captcha === null) return undefined
  const token = shown?.token
  if (!token) throw new Error('Complete the check below the form first.')
  shown?.reset()
  return token
}
