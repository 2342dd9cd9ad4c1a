interface Read {
  data: unknown
  error: Error | null
}

/**
 * Why something could not be read, of the first that was not; null where all of it was read once: a later failure takes
 * nothing away that stands there already, nor what somebody is typing in it.
 */
export const unreadError = (...reads: readonly Read[]): Error | null =>
  reads.find(({ data, error }) => data === undefined && error !== null)?.error ?? null
