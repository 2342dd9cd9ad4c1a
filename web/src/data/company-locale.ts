import { createStore } from './store.ts'
import { readStored, store } from './stored.ts'

const key = 'parley.locale'

/** How the company writes dates and numbers, as this browser knew it last; null where the browser's own way counts. */
export const companyLocale = createStore(readStored(key) || null)

export function setCompanyLocale(locale: string | null): void {
  store(key, locale ?? '')
  companyLocale.write(locale)
}
