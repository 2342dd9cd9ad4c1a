import { createStore } from '~/data/store.ts'

const storageKey = 'analytics_consent'

function readStored(): boolean | null {
  try {
    const stored = globalThis.localStorage.getItem(storageKey)
    return stored === 'true' ? true : stored === 'false' ? false : null
  } catch {
    return null
  }
}

/** `null` while no choice is stored (docs/specified.md S4.5, S9.6). */
export const consentChoice = createStore<boolean | null>(readStored())

/** Keeps the choice in this browser; where storage is blocked, for this page. */
export function chooseConsent(isGiven: boolean): void {
  try {
    globalThis.localStorage.setItem(storageKey, String(isGiven))
  } catch {
    // Asking again at the next visit is better than measuring without a choice.
  }
  consentChoice.write(isGiven)
}

/**
 * Whether this browser may measure anything. Ask before every measurement; without a choice it is no.
 * @public
 */
export const hasAnalyticsConsent = (): boolean => consentChoice.read() === true
