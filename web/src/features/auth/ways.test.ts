import { expect, test } from 'vitest'
import { readWaysIn } from './ways.ts'

test('offers what is on, by the name people know', () => {
  const external = {
    email: true,
    phone: true,
    anonymous_users: true,
    google: true,
    github: false,
    acme_sso: true,
    web3_ethereum: true,
    web3_solana: false,
  }
  expect(readWaysIn({ external, disable_signup: false, passkeys_enabled: true, saml_enabled: true })).toEqual(
    {
      providers: [
        { name: 'google', label: 'Google' },
        { name: 'acme_sso', label: 'Acme sso' },
      ],
      hasPasskeys: true,
      hasPhone: true,
      hasCompanySignIn: true,
      wallets: ['ethereum'],
      isAnonymousOpen: true,
      isSignUpOpen: true,
    },
  )
})

test('refuses another kind of answer', () => {
  expect(() => readWaysIn({ error: 'no' })).toThrow()
})
