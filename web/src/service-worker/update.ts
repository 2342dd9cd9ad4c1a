import { createStore } from '~/data/store.ts'

/** Starts the new version that waits; `null` while there is none. */
export const update = createStore<(() => void) | null>(null)

export const showUpdate = update.write
