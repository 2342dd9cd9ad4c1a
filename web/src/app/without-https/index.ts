import { copyBySelection } from './copy-by-selection.ts'
import { createTabLocks } from './tab-locks.ts'
import { uuidOf } from './uuid-of.ts'

/**
 * What browsers give to https and localhost alone though it can be had at every address, for the pages and for the
 * libraries they use. To be called before the first page is drawn.
 */
export function doWithoutHttps(): void {
  if (!('randomUUID' in crypto))
    Object.defineProperty(crypto, 'randomUUID', {
      value: () => uuidOf(crypto.getRandomValues(new Uint8Array(16))),
    })
  if (!('clipboard' in navigator))
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: copyBySelection } })
  if (!('locks' in navigator)) Object.defineProperty(navigator, 'locks', { value: createTabLocks() })
}
