import '~/brand.ts'

interface Environment {
  publishableKey: string
  build: string
  /** Whether mail leaves the machine; otherwise it is kept in the outbox. */
  isSendingMail: boolean
  /** The server's name for the moment before anything was read; null where it gives none. */
  loadedAt: string | null
  /** The check of being human that signing in and up ask for; null for none. */
  captcha: { provider: 'turnstile' | 'hcaptcha'; siteKey: string } | null
}

function readCaptcha(given: { provider?: string; siteKey?: string } | undefined): Environment['captcha'] {
  const { provider, siteKey } = given ?? {}
  if (!siteKey || (provider !== 'turnstile' && provider !== 'hcaptcha')) return null
  return { provider, siteKey }
}

/** What /config.js told the browser. Throws with the reason when it did not load or holds no key. */
function readEnvironment(): Environment {
  const given = globalThis.__PARLEY__
  if (typeof given?.publishableKey === 'string' && given.publishableKey !== '') {
    return {
      publishableKey: given.publishableKey,
      build: given.build ?? 'development',
      isSendingMail: given.isSendingMail ?? false,
      loadedAt: given.loadedAt ?? null,
      captcha: readCaptcha(given.captcha),
    }
  }
  throw new Error(
    '/config.js did not load or holds no publishableKey. Is the server behind this address running?',
  )
}

export const environment = readEnvironment()
