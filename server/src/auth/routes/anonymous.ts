import { randomUUID } from 'node:crypto'
import { insertUser } from '../accounts.ts'
import { type AuthContext, type AuthServices, audit, originOf } from '../context.ts'
import { AuthError } from '../errors.ts'

/**
 * Creates an account without an address, which becomes permanent by adding one (PUT /user). The first account of an
 * instance may become its admin, so it can't be one of these.
 * @throws AuthError 422 anonymous_provider_disabled
 */
export async function signUpAnonymously(
  services: AuthServices,
  context: AuthContext,
  data: Record<string, unknown>,
): Promise<Response> {
  const { sql } = services.database
  const [known] = await sql`select 1 from auth.users where not is_anonymous limit 1`
  if (!services.config.ANONYMOUS_USERS || !known)
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  const session = await sql.begin(async (transaction) => {
    const user = await insertUser(transaction, {
      id: randomUUID(),
      email: null,
      hashedPassword: null,
      data,
      isConfirmed: false,
      isAnonymous: true,
    })
    return services.tokens.issue(transaction, user, { method: 'anonymous' }, originOf(services, context))
  })
  await audit(services, context, 'user_signedup', session.user.id, { method: 'anonymous' })
  return context.json(session)
}
