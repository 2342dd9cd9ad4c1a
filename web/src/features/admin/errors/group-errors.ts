import type { RecentError } from './errors-query.ts'

/** The same thing that went wrong, as often as it did. */
export interface ErrorGroup {
  key: string
  /** Newest first; never empty. */
  times: readonly [RecentError, ...RecentError[]]
}

/** Rows differ by their ids alone: `/rest/v1/leads/3f…` and `/rest/v1/leads/8a…` are one place. */
const placeOf = (path: string | null): string =>
  (path ?? '').replace(/\?.*$/, '').replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d+/g, '…')

/** Errors of one message at one place as one, in the order of their latest. @param errors newest first */
export function groupErrors(errors: readonly RecentError[]): ErrorGroup[] {
  const groups = Map.groupBy(errors, ({ message, status, method, path }) =>
    [status, method, placeOf(path), placeOf(message)].join(' '),
  )
  return [...groups].flatMap(([key, [first, ...others]]) =>
    first ? [{ key, times: [first, ...others] satisfies ErrorGroup['times'] }] : [],
  )
}
