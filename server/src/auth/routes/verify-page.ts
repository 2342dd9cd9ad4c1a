import { mailLocale } from '../../mail/words.ts'
import { type AuthContext, type AuthServices, limitRequests, readForm } from '../context.ts'
import { continuePage } from '../continue-page.ts'
import { AuthError, otpExpired } from '../errors.ts'
import { withCode, withError, withFragment } from '../redirects.ts'
import type { Session } from '../tokens.ts'
import { oneAddressConfirmed, parseVerify, redeem } from './verify.ts'

/** GET /verify: a page with a button. Mail scanners follow links and would use the token up (docs/specified.md A11). */
export function verifyPage(services: AuthServices) {
  return (context: AuthContext) => {
    context.header('Cache-Control', 'no-store')
    context.header('Referrer-Policy', 'no-referrer')
    context.header('X-Frame-Options', 'DENY')
    const fields = {
      token: context.req.query('token') ?? '',
      type: context.req.query('type') ?? '',
      redirect_to: services.redirects.resolve(context.req.query('redirect_to')),
    }
    const locale = mailLocale(undefined, context.req.header('accept-language'))
    return context.html(continuePage({ brand: services.mailer.brand, locale, fields }))
  }
}

/** The session in the fragment, as auth-js reads it back. */
export const withSession = (
  target: string,
  session: Session,
  more: Record<string, string | undefined>,
): string =>
  withFragment(target, {
    access_token: session.access_token,
    refresh_token: session.refresh_token,
    token_type: session.token_type,
    expires_in: session.expires_in,
    expires_at: session.expires_at,
    ...more,
  })

/** POST of that page: answers 303 to the app with the session, a code (PKCE) or the error. */
export function verifyContinue(services: AuthServices) {
  return async (context: AuthContext) => {
    await limitRequests(services, context, 'verify')
    const form = await readForm(context)
    const requested = form['redirect_to']
    const target = services.redirects.resolve(typeof requested === 'string' ? requested : undefined)
    const input = parseVerify({ type: form['type'], token_hash: form['token'] })
    try {
      if (!input) throw otpExpired()
      const outcome = await redeem(services, context, input, true)
      if (outcome.kind === 'half')
        return context.redirect(withFragment(target, { message: oneAddressConfirmed }), 303)
      if (outcome.kind === 'code') return context.redirect(withCode(target, outcome.code), 303)
      return context.redirect(withSession(target, outcome.session, { type: input.type }), 303)
    } catch (error) {
      if (!(error instanceof AuthError)) throw error
      return context.redirect(withError(target, 'access_denied', error.code, error.message), 303)
    }
  }
}
