import { z } from 'zod'
import { type AuthContext, type AuthServices, audit, requireUser } from '../context.ts'
import { validationFailed } from '../errors.ts'

const scopes = z.enum(['global', 'local', 'others']).default('global')

/** POST /logout?scope=global, local or others. Answers 204 without a body. */
export function logout(services: AuthServices) {
  return async (context: AuthContext) => {
    const scope = scopes.safeParse(context.req.query('scope'))
    if (!scope.success) throw validationFailed('Unsupported logout scope')
    const { user, sessionId } = await requireUser(services, context)
    await services.tokens.end(user.id, sessionId, scope.data)
    await audit(services, context, 'logout', user.id, { scope: scope.data })
    return context.body(null, 204)
  }
}
