import type { Session } from '@supabase/supabase-js'

/**
 * The assurance level an access token stands for; null where it cannot be read. Read by hand: every signed-in page loads
 * this, and not every one of them has a schema.
 */
function levelOf(accessToken: string): unknown {
  try {
    const payload = accessToken.split('.')[1] ?? ''
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof claims === 'object' && claims !== null && 'aal' in claims ? claims.aal : null
  } catch {
    return null
  }
}

/** Whether somebody has a second factor that this session has not shown yet (`getAuthenticatorAssuranceLevel`, at once). */
export const owesSecondFactor = ({ access_token, user }: Pick<Session, 'access_token' | 'user'>): boolean =>
  levelOf(access_token) !== 'aal2' && (user.factors ?? []).some(({ status }) => status === 'verified')
