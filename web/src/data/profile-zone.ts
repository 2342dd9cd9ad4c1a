import { createStore } from './store.ts'
import { readStored, store } from './stored.ts'

const key = 'parley.zone'

/** IANA name. */
export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * What the person's profile says, be it a time zone or not; until that is known what it said in this browser the last time,
 * and the browser's own at first: a page that stands when another one becomes known is drawn anew.
 */
export const profileZone = createStore(readStored(key) ?? browserTimeZone())

export function setProfileZone(zone: string): void {
  store(key, zone)
  profileZone.write(zone)
}
