import { expect, it } from 'vitest'
import { isGrave } from './is-grave.ts'

it.each([
  'account_disabled',
  'admin_granted',
  'admin_revoked',
  'connection_changed',
  'factor_unenrolled',
  'identity_unlinked',
  'link_generated_by_admin',
  'passkey_removed',
  'recovery_code_used',
  'sessions_ended',
  'user_deleted_by_admin',
])('%s weighs more', (action) => expect(isGrave(action)).toBe(true))

it.each([
  'login',
  'login_refused',
  'logout',
  'passkey_added',
  'user_signedup',
  'user_recovery_requested',
  'backup_asked',
])('%s does not', (action) => expect(isGrave(action)).toBe(false))
