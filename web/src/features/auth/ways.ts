import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'

const settingsSchema = z.object({
  external: z.record(z.string(), z.boolean()),
  disable_signup: z.boolean(),
  passkeys_enabled: z.optional(z.boolean()),
  saml_enabled: z.optional(z.boolean()),
})

/** Keys of `external` that are no provider to send somebody to. */
const notProviders = new Set(['email', 'phone', 'anonymous_users', 'web3_ethereum', 'web3_solana', 'saml'])

const providerNames: Record<string, string> = {
  google: 'Google',
  github: 'GitHub',
  azure: 'Microsoft',
  microsoft: 'Microsoft',
  apple: 'Apple',
  linkedin: 'LinkedIn',
  linkedin_oidc: 'LinkedIn',
}

/** What people call a provider of the auth service: "custom:acme" is Acme. */
export function nameOfWay(provider: string): string {
  const name = provider.replace(/^custom:/, '')
  return providerNames[name] ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ')
}

const wallets = ['ethereum', 'solana'] as const
export type Wallet = (typeof wallets)[number]

export interface WaysIn {
  /** The providers that are configured; `name` is what the auth service calls it. */
  providers: { name: string; label: string }[]
  hasPasskeys: boolean
  /** Codes by text message. */
  hasPhone: boolean
  /** Companies whose own sign-in page lets their people in. */
  hasCompanySignIn: boolean
  wallets: Wallet[]
  /** Accounts without an address. */
  isAnonymousOpen: boolean
  isSignUpOpen: boolean
}

/** What `GET /settings` of the auth service offers a sign-in page. @throws where the answer is no such thing */
export function readWaysIn(answer: unknown): WaysIn {
  const { external, disable_signup: isClosed, ...extra } = settingsSchema.parse(answer)
  const on = Object.keys(external).filter((name) => external[name] && !notProviders.has(name))
  return {
    providers: on.map((name) => ({ name, label: nameOfWay(name) })),
    hasPasskeys: extra.passkeys_enabled ?? false,
    hasPhone: external['phone'] ?? false,
    hasCompanySignIn: extra.saml_enabled ?? external['saml'] ?? false,
    wallets: wallets.filter((chain) => external[`web3_${chain}`]),
    isAnonymousOpen: external['anonymous_users'] ?? false,
    isSignUpOpen: !isClosed,
  }
}

export const waysInQuery = () =>
  queryOptions({
    queryKey: ['ways-in'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<WaysIn> => {
      const response = await fetch('/auth/v1/settings', { signal })
      return readWaysIn(await response.json())
    },
  })
