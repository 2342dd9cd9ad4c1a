import { isTimeZone } from '@parley/core/text/time-zone'
import { browserTimeZone, profileZone } from './profile-zone.ts'
import { useStore } from './store.ts'

const orBrowsers = (zone: string): string => (isTimeZone(zone) ? zone : browserTimeZone())

/** The time zone of the person's profile; the browser's until that is known, or where the runtime knows no such zone. */
export const readTimeZone = (): string => orBrowsers(profileZone.read())
export const useTimeZone = (): string => orBrowsers(useStore(profileZone))
