import { revokePendingCodes } from '../accounts.ts'
import type { AuthContext, AuthServices } from '../context.ts'
import { AuthError } from '../errors.ts'
import { hashPassword, matchesPassword } from '../passwords.ts'
import type { UserRow } from '../users.ts'

/** An older session must reauthenticate before it may change the password. */
const recentHours = 24

interface PasswordChange {
  password: string
  nonce: string | null | undefined
  currentPassword: string | null | undefined
}

async function isRecent({ database }: AuthServices, sessionId: string): Promise<boolean> {
  const [row] = await database.sql`
    select 1 from auth.sessions where id = ${sessionId} and created_at > now() - ${recentHours} * interval '1 hour'`
  return row !== undefined
}

/** @throws AuthError 400 current_password_mismatch, reauthentication_needed; 422 reauthentication_not_valid */
async function requireProof(
  services: AuthServices,
  user: UserRow,
  sessionId: string,
  { nonce, currentPassword }: PasswordChange,
): Promise<void> {
  const { sql } = services.database
  if (currentPassword) {
    if (await matchesPassword(sql, currentPassword, user.encrypted_password)) return
    throw new AuthError(400, 'current_password_mismatch', 'Current password is incorrect')
  }
  if (nonce) {
    const taken = await sql.begin((transaction) =>
      services.oneTimeTokens.takeByCode(
        transaction,
        ['reauthentication'],
        user.email ?? user.phone ?? '',
        nonce,
      ),
    )
    if (taken?.user_id === user.id) return
    throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
  }
  if (user.encrypted_password && !(await isRecent(services, sessionId)))
    throw new AuthError(
      400,
      'reauthentication_needed',
      'You signed in a while ago: enter your current password, or the code we mail you, to set a new one.',
    )
}

/** A new password ends every other session, every mailed code and every pending flow (docs/specified.md A18). */
export async function changePassword(
  services: AuthServices,
  context: AuthContext,
  user: UserRow,
  sessionId: string,
  change: PasswordChange,
): Promise<void> {
  const { sql } = services.database
  const { password } = change
  await services.strength.require(password, context.var.log)
  await requireProof(services, user, sessionId, change)
  if (user.encrypted_password && (await matchesPassword(sql, password, user.encrypted_password)))
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.')
  const hashed = await hashPassword(password)
  await sql.begin(async (transaction) => {
    await transaction`update auth.users set encrypted_password = ${hashed}, updated_at = now() where id = ${user.id}`
    await revokePendingCodes(transaction, user.id)
    await transaction`delete from auth.sessions where user_id = ${user.id} and id <> ${sessionId}`
  })
}
