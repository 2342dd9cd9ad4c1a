import { StorageError } from './errors.ts'

/** At most `most` run at once, the others wait in order. @throws StorageError 503 when `queue` wait already */
export function createTurns(most: number, queue: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) {
      if (waiting.length >= queue)
        throw new StorageError(503, 'SlowDown', 'Too many images are being made. Try again in a moment.')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      // The place goes to the next one, or is given up.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
