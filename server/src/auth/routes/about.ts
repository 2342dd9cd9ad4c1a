import type { AuthContext, AuthServices } from '../context.ts'
import { presetNames } from '../oauth/settings.ts'

/** Named though they are off, so that a sign-in page finds each key. */
const others = ['phone', 'web3_ethereum', 'web3_solana']

/** GET /settings: what a sign-in page may offer here. */
export const settings = (services: AuthServices) => (context: AuthContext) => {
  const { config, mailer, providers } = services
  const off = Object.fromEntries([...presetNames, ...others].map((name) => [name, false]))
  const on = Object.fromEntries(providers.names.map((name) => [name, true]))
  return context.json({
    external: { ...off, ...on, email: true, anonymous_users: config.ANONYMOUS_USERS },
    disable_signup: config.DISABLE_SIGNUP,
    mailer_autoconfirm: !mailer.isSending,
    email_codes: config.EMAIL_CODES,
    manual_linking_enabled: config.MANUAL_LINKING,
    captcha: config.CAPTCHA_PROVIDER
      ? { provider: config.CAPTCHA_PROVIDER, site_key: config.CAPTCHA_SITE_KEY ?? null }
      : null,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    passkeys_enabled: false,
  })
}

/** GET /.well-known/jwks.json: public parts only. */
export const jwks = (services: AuthServices) => (context: AuthContext) => {
  context.header('Cache-Control', 'public, max-age=600')
  return context.json(services.keys.publicKeys())
}

export const health = () => (context: AuthContext) =>
  context.json({
    version: '0.1.0',
    name: 'Parley Auth',
    description: 'Parley Auth speaks the GoTrue protocol',
  })
