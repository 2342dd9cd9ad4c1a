import { useSyncExternalStore } from 'react'

export type Panel = 'commands' | 'shortcuts' | 'menu'

let open: Panel | null = null
const listeners = new Set<() => void>()

/** One panel of the frame at a time; opening one closes the other. Interface state only. */
export function openPanel(panel: Panel | null): void {
  open = panel
  for (const notify of listeners) notify()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useOpenPanel(): Panel | null {
  return useSyncExternalStore(subscribe, () => open)
}
