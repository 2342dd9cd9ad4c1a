import { useSyncExternalStore } from 'react'

export interface Store<Value> {
  read: () => Value
  write: (next: Value) => void
  /** Calls back after each change; returns unsubscribe. */
  subscribe: (listener: () => void) => () => void
}

/** One value outside of React, for what is neither a page's state nor the server's. */
export function createStore<Value>(first: Value): Store<Value> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    write: (next) => {
      value = next
      for (const notify of listeners) notify()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The store's value in a component. */
export const useStore = <Value>(store: Store<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.read, store.read)
