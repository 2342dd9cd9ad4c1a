import type { Session } from '@supabase/supabase-js'
import * as z from 'zod/mini'

const claimsSchema = z.object({ aal: z.optional(z.string()) })

/** The assurance level an access token stands for; null where it cannot be read. */
function levelOf(accessToken: string): string | null {
  try {
    const payload = accessToken.split('.')[1] ?? ''
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return claimsSchema.parse(claims).aal ?? null
  } catch {
    return null
  }
}

/** Whether somebody has a second factor that this session has not shown yet (`getAuthenticatorAssuranceLevel`, at once). */
export const owesSecondFactor = ({ access_token, user }: Pick<Session, 'access_token' | 'user'>): boolean =>
  levelOf(access_token) !== 'aal2' && (user.factors ?? []).some(({ status }) => status === 'verified')
