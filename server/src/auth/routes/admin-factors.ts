import { z } from 'zod'
import { type AuthContext, type AuthServices, audit } from '../context.ts'
import { factorNotFound, lockFactor, removeFactor } from '../factors/factors.ts'
import { userJson } from '../users.ts'
import { requireSecretKey, requireTarget } from './admin-users.ts'
import { passkeysJson, removePasskey } from './passkeys.ts'

/** GET /admin/users/{id}/factors */
export function adminListFactors(services: AuthServices) {
  return async (context: AuthContext) => {
    await requireSecretKey(services, context)
    const target = await requireTarget(services, context)
    return context.json((await userJson(services.database.sql, target)).factors)
  }
}

/** DELETE /admin/users/{id}/factors/{factorId}: for somebody who lost it, and the recovery codes with it. */
export function adminDeleteFactor(services: AuthServices) {
  return async (context: AuthContext) => {
    await requireSecretKey(services, context)
    const target = await requireTarget(services, context)
    const id = z.uuid().safeParse(context.req.param('factorId'))
    if (!id.success) throw factorNotFound()
    await services.database.sql.begin(async (sql) => {
      if (!(await lockFactor(sql, target.id, id.data))) throw factorNotFound()
      await removeFactor(sql, target.id, id.data)
    })
    await audit(services, context, 'factor_deleted_by_admin', target.id, { factor_id: id.data })
    return context.json({ id: id.data })
  }
}

/** GET /admin/users/{id}/passkeys */
export function adminListPasskeys(services: AuthServices) {
  return async (context: AuthContext) => {
    await requireSecretKey(services, context)
    const target = await requireTarget(services, context)
    return context.json(await passkeysJson(services.database.sql, target.id))
  }
}

/** DELETE /admin/users/{id}/passkeys/{passkeyId}. Answers 204. */
export function adminDeletePasskey(services: AuthServices) {
  return async (context: AuthContext) => {
    await requireSecretKey(services, context)
    const target = await requireTarget(services, context)
    const id = await removePasskey(services.database.sql, target.id, context.req.param('passkeyId'))
    await audit(services, context, 'passkey_deleted_by_admin', target.id, { passkey_id: id })
    return context.body(null, 204)
  }
}
