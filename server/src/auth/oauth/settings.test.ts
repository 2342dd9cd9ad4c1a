import { describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { readOAuthSettings } from './settings.ts'

describe('OAUTH_<PROVIDER>_*', () => {
  it('supports five providers by name and any issuer by its address', () => {
    const settings = readOAuthSettings({
      OAUTH_GOOGLE_CLIENT_ID: 'web, ios',
      OAUTH_GOOGLE_CLIENT_SECRET: 's',
      OAUTH_MICROSOFT_CLIENT_ID: 'm',
      OAUTH_LINKEDIN_CLIENT_ID: 'l',
      OAUTH_MY_COMPANY_CLIENT_ID: 'c',
      OAUTH_MY_COMPANY_ISSUER: 'https://login.company.example/',
      OAUTH_MY_COMPANY_SCOPES: 'openid email',
    })
    expect(settings.map(({ name, issuer }) => [name, issuer])).toEqual([
      ['google', 'https://accounts.google.com'],
      ['azure', 'https://login.microsoftonline.com/common/v2.0'],
      ['linkedin_oidc', 'https://www.linkedin.com/oauth'],
      ['my_company', 'https://login.company.example'],
    ])
    expect(settings[0]?.clientIds).toEqual(['web', 'ios'])
    expect(settings[3]?.scopes).toBe('openid email')
  })

  it.each([
    [{ OAUTH_GOOGLE_CLIENT_SECRET: 's' }, 'OAUTH_GOOGLE_CLIENT_ID must be set'],
    [{ OAUTH_OWN_CLIENT_ID: 'x' }, 'OAUTH_OWN_ISSUER must be set'],
    [
      { OAUTH_OWN_CLIENT_ID: 'x', OAUTH_OWN_ISSUER: 'http://login.example.com' },
      'OAUTH_OWN_ISSUER must be an https',
    ],
    [{ OAUTH_APPLE_CLIENT_ID: 'x', OAUTH_APPLE_TEAM_ID: 't' }, 'must be set together'],
    [{ CAPTCHA_PROVIDER: 'turnstile' }, 'CAPTCHA_SECRET'],
    [{ CAPTCHA_SECRET: 'x' }, 'CAPTCHA_PROVIDER'],
    [{ CAPTCHA_PROVIDER: 'mine', CAPTCHA_SECRET: 'x' }, 'CAPTCHA_PROVIDER must be turnstile or hcaptcha'],
    [{ REDIRECT_URLS: 'somewhere' }, 'REDIRECT_URLS'],
  ])('names what is wrong in %o', (source, words) => {
    expect(() => readConfig(source)).toThrow(words)
  })
})
