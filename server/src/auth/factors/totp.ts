import { Secret, TOTP } from 'otpauth'
import { toString as drawQrCode } from 'qrcode'

const periodSeconds = 30

const totp = (secret: string, issuer: string, label: string) =>
  new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    digits: 6,
    period: periodSeconds,
    algorithm: 'SHA1',
  })

/** 160 bits in base32, as RFC 4226 recommends. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** What an authenticator app scans. The SVG names its colours: auth-js puts it behind a data URI, which ends at a `#`. */
export async function describeTotp(secret: string, issuer: string, label: string) {
  const uri = totp(secret, issuer, label).toString()
  const svg = await drawQrCode(uri, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' })
  return { qr_code: svg.replaceAll('#ffffff', 'white').replaceAll('#000000', 'black').trim(), secret, uri }
}

/**
 * The time step a code belongs to: the present one or, for clocks that differ, one beside it. Null when it belongs to none
 * or to one that was used already, `lastStep` or before (docs/specified.md A5).
 */
export function acceptTotp(secret: string, code: string, lastStep: number | null): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const delta = totp(secret, '', '').validate({ token: code, window: 1 })
  if (delta === null) return null
  const step = Math.floor(Date.now() / 1000 / periodSeconds) + delta
  return lastStep !== null && step <= lastStep ? null : step
}
