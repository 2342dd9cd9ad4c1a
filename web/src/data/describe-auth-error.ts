import { describeError, readFailure } from './describe-error.ts'

/** Words for the codes of the auth service that only its own pages meet. Each says what happened and what to do. */
const wordsByCode: Record<string, string> = {
  invalid_credentials: 'That email and password don’t match. Check both, or reset your password.',
  email_not_confirmed: 'This address isn’t confirmed yet. Open the email we sent, or ask for a new one.',
  phone_not_confirmed: 'This number isn’t confirmed yet. Ask for a new code.',
  user_banned: 'This account is disabled. Ask the administrator of this instance.',
  user_already_exists: 'There is already an account with this address. Sign in instead.',
  email_exists: 'There is already an account with this address. Sign in instead.',
  phone_exists: 'There is already an account with this number. Sign in instead.',
  signup_disabled: 'New accounts are switched off on this instance. Ask its administrator for an invitation.',
  email_provider_disabled: 'Signing in by email is switched off on this instance.',
  phone_provider_disabled: 'Signing in by phone is not set up on this instance. Use your email address.',
  email_address_invalid: 'This email address cannot receive mail. Check its spelling.',
  validation_failed: 'Something in the form is not valid. Check each field.',
  weak_password:
    'This password is too easy to guess. Use at least eight characters, better a short sentence.',
  same_password: 'This is already your password. Choose a different one.',
  otp_expired: 'This code or link has expired or was used before. Ask for a new one.',
  otp_disabled: 'Codes are switched off on this instance. Use your password.',
  over_email_send_rate_limit: 'We just sent you an email. Wait a minute before asking for another.',
  over_sms_send_rate_limit: 'We just sent you a message. Wait a minute before asking for another.',
  captcha_failed: 'The check that you’re human didn’t pass. Try again.',
  flow_state_not_found:
    'This link was opened in another browser. Enter the six-digit code from the email instead.',
  flow_state_expired: 'This link took too long. Ask for a new one.',
  bad_code_verifier:
    'This link was opened in another browser. Enter the six-digit code from the email instead.',
  pkce_code_verifier_not_found:
    'This link was opened in another browser. Enter the six-digit code from the email instead.',
  mfa_verification_failed: 'This code is not right, or was used before. Enter the one that shows now.',
  mfa_challenge_expired: 'That took too long, or there were too many wrong codes. Try again.',
  mfa_ip_address_mismatch: 'Your network changed in between. Try again.',
  mfa_factor_name_conflict: 'You already have a second factor with this name. Choose another.',
  mfa_factor_not_found: 'This second factor is gone. Reload and try again.',
  mfa_recovery_codes_locked: 'Too many wrong codes. Try again in 15 minutes.',
  too_many_enrolled_mfa_factors: 'You’ve reached the limit of second factors. Remove one first.',
  current_password_mismatch: 'This is not your current password.',
  reauthentication_not_valid: 'This code is not right or has expired. Ask for a new one.',
  webauthn_verification_failed: 'This passkey isn’t known here, or couldn’t be verified. Try another way.',
  webauthn_challenge_expired: 'That took too long. Try again.',
  webauthn_challenge_not_found: 'That took too long. Try again.',
  too_many_passkeys: 'You’ve reached the limit of passkeys. Remove one first.',
  passkey_not_found: 'This passkey is gone. Reload and try again.',
  ERROR_CEREMONY_ABORTED: 'That was canceled. Try again when you’re ready.',
  ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY: 'That was canceled or took too long. Try again.',
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'This device already has one for your account.',
  identity_already_exists: 'This sign-in method already belongs to an account.',
  single_identity_not_deletable: 'This is your only way to sign in. Add another before removing it.',
}

/** What to tell a person about an error where they sign in or look after their account. @param fallback see `describeError` */
export function describeAuthError(error: unknown, fallback?: string): string {
  const { code } = readFailure(error)
  return (code === undefined ? undefined : wordsByCode[code]) ?? describeError(error, fallback)
}
