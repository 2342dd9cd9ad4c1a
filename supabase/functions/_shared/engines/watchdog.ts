/** Gives a call up: after `stallMilliseconds` without a byte, or after ten times that altogether. */
export type Watchdog = {
  signal: AbortSignal
  hasBitten: () => boolean
  /** `fetch` whose answer tells the watchdog of each byte; keep-alive comments of a busy service count too. */
  fetch: typeof fetch
  stop: () => void
}

const longestCallInStalls = 10

/** Starts watching at once; `stop` ends it and whatever of the call still runs. */
export const createWatchdog = (stallMilliseconds: number): Watchdog => {
  const controller = new AbortController()
  let isBitten = false
  const bite = (): void => {
    isBitten = true
    controller.abort()
  }
  let stall = setTimeout(bite, stallMilliseconds)
  const total = setTimeout(bite, stallMilliseconds * longestCallInStalls)
  const touch = (): void => {
    clearTimeout(stall)
    if (!controller.signal.aborted) stall = setTimeout(bite, stallMilliseconds)
  }
  return {
    signal: controller.signal,
    hasBitten: () => isBitten,
    fetch: async (input, init) => {
      const response = await fetch(input, init)
      touch()
      const watch = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform: (bytes, output) => {
          touch()
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
