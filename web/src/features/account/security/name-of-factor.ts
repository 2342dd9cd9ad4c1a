import type { SecondFactor } from './factor-calls.ts'

const kinds = {
  totp: 'Authenticator app',
  phone: 'Phone',
  webauthn: 'Security key',
  recovery_code: 'Recovery codes',
}

/** What its owner called it, or else what it is. */
export const nameOfFactor = ({ friendly_name: name, factor_type }: SecondFactor): string =>
  name || kinds[factor_type]
