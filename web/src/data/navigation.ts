import { createNavigationGuard, type NavigationState } from '@parley/core/navigation/guard'
import { createStore } from './store.ts'

/** The navigation log, the visit log and whether navigation is halted. */
export const navigation = createStore<NavigationState>({ log: [], visits: [], isHalted: false })

export const navigationGuard = createNavigationGuard({
  now: Date.now,
  schedule: (run, delay) => {
    const timer = setTimeout(run, delay)
    return () => clearTimeout(timer)
  },
  onChange: navigation.write,
})
