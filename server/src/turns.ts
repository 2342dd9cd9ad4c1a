interface Queue {
  /** How many may wait; any number when left out. */
  length: number
  /** Creates the error when the queue is full. */
  full: () => Error
}

/** At most `most` run at once, the others wait in order. @throws what `queue.full` makes when the queue is full */
export function createTurns(most: number, queue?: Queue) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) {
      if (queue && waiting.length >= queue.length) throw queue.full()
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      // Passes the slot to the next one, or frees it.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
