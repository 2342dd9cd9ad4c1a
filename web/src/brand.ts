import { brandDefaults } from './brand-defaults.ts'
import { mergeBrand } from './merge-brand.ts'

declare global {
  /** Set by /config.js before the app starts. */
  var __PARLEY__:
    | {
        publishableKey?: string
        build?: string
        isSendingMail?: boolean
        loadedAt?: string
        captcha?: { provider?: string; siteKey?: string }
        brand?: unknown
      }
    | undefined
}

/** Name, claims, addresses and plans: the one place every page takes them from. */
export const brand = mergeBrand(brandDefaults, globalThis.__PARLEY__?.brand)
