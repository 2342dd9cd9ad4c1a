import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'
import { navigationGuard } from '~/data/navigation.ts'

/**
 * The browser's history behind the navigation guard. Back and Forward are the browser's own: they are never held, and
 * call off what waits, since they are the later wish.
 */
export function createGuardedHistory(): RouterHistory {
  const history = createBrowserHistory()
  const guarded =
    (type: 'push' | 'replace', move: RouterHistory['push']): RouterHistory['push'] =>
    (target, state, options) =>
      navigationGuard.attempt(
        {
          type,
          target,
          origin: history.location.href,
          stack: new Error('navigation').stack ?? '',
          // The router marks redirects so.
          isContinuation: type === 'replace' && options?.ignoreBlocker === true,
        },
        () => move(target, state, options),
      )
  history.push = guarded('push', history.push)
  history.replace = guarded('replace', history.replace)
  // With the router and not before it: without a subscriber it follows a redirect by itself.
  const subscribe = history.subscribe
  history.subscribe = (listener) =>
    subscribe((event) => {
      if (event.action.type !== 'PUSH' && event.action.type !== 'REPLACE') navigationGuard.cancel()
      listener(event)
    })
  return history
}
