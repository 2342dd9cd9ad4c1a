import type { Session } from '@supabase/supabase-js'
import { claimsOf } from './token-claims.ts'

/**
 * The assurance level an access token stands for; null where it cannot be read. Read by hand: every signed-in page loads
 * this, and not every one of them has a schema.
 */
function levelOf(accessToken: string): unknown {
  const claims = claimsOf(accessToken)
  return claims && 'aal' in claims ? claims.aal : null
}

/** Whether somebody has a second factor that this session has not shown yet (`getAuthenticatorAssuranceLevel`, at once). */
export const owesSecondFactor = ({ access_token, user }: Pick<Session, 'access_token' | 'user'>): boolean =>
  levelOf(access_token) !== 'aal2' && (user.factors ?? []).some(({ status }) => status === 'verified')
