/** A step that made no progress within its time limit. */
export class StallError extends Error {}

/** The same items; @throws StallError where one takes longer than `limit` milliseconds. */
export async function* withTimeLimit<T>(items: AsyncIterable<T>, limit: number): AsyncGenerator<T> {
  const iterator = items[Symbol.asyncIterator]()
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    for (;;) {
      const standstill = Promise.withResolvers<never>()
      timer = setTimeout(() => standstill.reject(new StallError('The file could not be read on.')), limit)
      const next = await Promise.race([iterator.next(), standstill.promise])
      clearTimeout(timer)
      if (next.done) return
      yield next.value
    }
  } finally {
    clearTimeout(timer)
    // Not awaited: a stalled iterator does not return either.
    iterator.return?.().catch(() => {})
  }
}
