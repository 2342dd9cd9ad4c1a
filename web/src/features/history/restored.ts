import { createStore, useStore } from '~/data/store.ts'

const restored = createStore<Readonly<Record<string, number>>>({})

/** Tells forms of the record that what they hold is older than what it holds now. */
export const tellRestored = (recordId: string): void =>
  restored.write({ ...restored.read(), [recordId]: (restored.read()[recordId] ?? 0) + 1 })

/** How often the record was restored in this visit: the key of a form that keeps what it was opened with. */
export const useRestored = (recordId: string): number => useStore(restored)[recordId] ?? 0
