import about from '../../../package.json' with { type: 'json' }
import type { AuthContext, AuthServices } from '../context.ts'
import { presetNames } from '../oauth/settings.ts'

/** GET /settings: the sign-in methods of this instance. */
export const settings = (services: AuthServices) => (context: AuthContext) => {
  const { config, mailer, providers } = services
  const off = Object.fromEntries(presetNames.map((name) => [name, false]))
  const on = Object.fromEntries(providers.names.map((name) => [name, true]))
  return context.json({
    external: {
      ...off,
      ...on,
      email: true,
      phone: services.sms !== null,
      web3_ethereum: config.WEB3_ENABLED,
      web3_solana: config.WEB3_ENABLED,
      anonymous_users: config.ANONYMOUS_USERS,
    },
    disable_signup: config.DISABLE_SIGNUP,
    mailer_autoconfirm: !mailer.isSending,
    email_codes: config.EMAIL_CODES,
    manual_linking_enabled: config.MANUAL_LINKING,
    captcha: config.CAPTCHA_PROVIDER
      ? { provider: config.CAPTCHA_PROVIDER, site_key: config.CAPTCHA_SITE_KEY ?? null }
      : null,
    phone_autoconfirm: false,
    sms_provider: services.sms ? 'twilio' : '',
    saml_enabled: services.saml.isOn,
    passkeys_enabled: true,
  })
}

/** GET /.well-known/jwks.json: public parts only. */
export const jwks = (services: AuthServices) => async (context: AuthContext) => {
  context.header('Cache-Control', 'public, max-age=600')
  return context.json(await services.keys.publicKeys())
}

export const health = () => (context: AuthContext) =>
  context.json({
    version: about.version,
    name: 'Parley Auth',
    description: 'Parley Auth speaks the GoTrue protocol',
  })
