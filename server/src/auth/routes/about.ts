import type { AuthContext, AuthServices } from '../context.ts'

const providers = [
  'anonymous_users',
  'apple',
  'azure',
  'github',
  'google',
  'linkedin_oidc',
  'phone',
  'web3_ethereum',
  'web3_solana',
]

/** GET /settings: what a sign-in page may offer here. */
export const settings = (services: AuthServices) => (context: AuthContext) =>
  context.json({
    external: { email: true, ...Object.fromEntries(providers.map((name) => [name, false])) },
    disable_signup: services.config.DISABLE_SIGNUP,
    mailer_autoconfirm: !services.mailer.isSending,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    passkeys_enabled: false,
  })

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
