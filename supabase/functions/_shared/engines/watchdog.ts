/** Aborts a call after `stallMilliseconds` without a byte, or after ten times that in total. */
export interface Watchdog {
  signal: AbortSignal
  hasBitten: () => boolean
  /** A `fetch` that resets the timer with each received byte; keep-alive comments of a busy service count too. */
  fetch: typeof fetch
  stop: () => void
}

const longestCallInStalls = 10

/** Starts watching at once; `stop` ends it and whatever of the call still runs. */
export function createWatchdog(stallMilliseconds: number): Watchdog {
  const controller = new AbortController()
  let isBitten = false
  const abortCall = (): void => {
    isBitten = true
    controller.abort()
  }
  let stall = setTimeout(abortCall, stallMilliseconds)
  const total = setTimeout(abortCall, stallMilliseconds * longestCallInStalls)
  const resetTimer = (): void => {
    clearTimeout(stall)
    if (!controller.signal.aborted) stall = setTimeout(abortCall, stallMilliseconds)
  }
  return {
    signal: controller.signal,
    hasBitten: () => isBitten,
    fetch: async (input, init) => {
      // What is sent goes to the address that was set, and nowhere else.
      const response = await fetch(input, { ...init, redirect: 'manual' })
      resetTimer()
      const watch = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform: (bytes, output) => {
          resetTimer()
          output.enqueue(bytes)
        },
      })
      return response.body === null ? response : new Response(response.body.pipeThrough(watch), response)
    },
    stop: () => {
      clearTimeout(total)
      controller.abort()
      clearTimeout(stall)
    },
  }
}
