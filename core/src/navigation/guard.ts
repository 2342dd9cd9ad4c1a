/** docs/specified.md S9.6. Times in milliseconds. */
export const navigationLimits = { log: 200, visits: 20, loopVisits: 5, loopWindow: 10_000, throttle: 750 }

export interface NavigationEntry {
  /** Milliseconds since 1970. */
  timestamp: number
  /** `push` and `replace` took place; `throttled` waited; `halted` was refused. */
  type: 'push' | 'replace' | 'halted' | 'throttled'
  /** Where to, with query and fragment. */
  target: string
  /** Where from. */
  origin: string
  /** The calls that led here, for finding a loop. */
  stack: string
}

export interface Visit {
  address: string
  timestamp: number
}

export interface NavigationState {
  /** The oldest first. */
  log: readonly NavigationEntry[]
  visits: readonly Visit[]
  isHalted: boolean
}

export interface Attempt extends Omit<NavigationEntry, 'timestamp' | 'type'> {
  type: 'push' | 'replace'
  /** The rest of a navigation under way, a redirect: it never waits, but counts as a visit. */
  isContinuation: boolean
}

interface Options {
  now: () => number
  /** Runs the callback after so many milliseconds; returns a function that cancels it. */
  schedule: (run: () => void, delay: number) => () => void
  onChange: (state: NavigationState) => void
}

const addressOf = (target: string) => target.split(/[?#]/, 1)[0] ?? target

/**
 * Stops navigation loops (S4.6). The fifth visit to one address within ten seconds halts everything until `unhalt`.
 * Changes of page less than 750 ms apart wait: the last of a burst runs when the time is over. A new query or fragment
 * on the same page is no change of page: filters follow each key, and neither wait nor count.
 */
export function createNavigationGuard({ now, schedule, onChange }: Options) {
  let state: NavigationState = { log: [], visits: [], isHalted: false }
  let lastChange = Number.NEGATIVE_INFINITY
  let callOff = () => {}

  function write(attempt: Attempt, type: NavigationEntry['type'], more: Partial<NavigationState> = {}): void {
    const { target, origin, stack } = attempt
    const log = [...state.log, { timestamp: now(), type, target, origin, stack }].slice(-navigationLimits.log)
    state = { ...state, log, ...more }
    onChange(state)
  }

  function visit(attempt: Attempt, run: () => void): void {
    if (state.isHalted) return write(attempt, 'halted')
    const timestamp = now()
    const address = addressOf(attempt.target)
    const visits = [...state.visits, { address, timestamp }].slice(-navigationLimits.visits)
    const near = visits.filter(
      (each) => each.address === address && timestamp - each.timestamp <= navigationLimits.loopWindow,
    )
    if (!attempt.isContinuation) lastChange = timestamp
    write(attempt, attempt.type, { visits, isHalted: near.length >= navigationLimits.loopVisits })
    run()
  }

  /** Drops a delayed navigation, since another one superseded it. */
  function cancel(): void {
    callOff()
    callOff = () => {}
  }

  return {
    /** Runs the navigation at once, later or never. */
    attempt(attempt: Attempt, run: () => void): void {
      if (state.isHalted) return write(attempt, 'halted')
      if (addressOf(attempt.target) === addressOf(attempt.origin)) {
        write(attempt, attempt.type)
        return run()
      }
      if (attempt.isContinuation) return visit(attempt, run)
      cancel()
      const rest = lastChange + navigationLimits.throttle - now()
      if (rest <= 0) return visit(attempt, run)
      write(attempt, 'throttled')
      callOff = schedule(() => visit(attempt, run), rest)
    },
    cancel,
    /** Resumes navigation and resets the count of visits. */
    unhalt(): void {
      state = { ...state, visits: [], isHalted: false }
      onChange(state)
    },
    /** Empties the log and the visits. */
    clear(): void {
      state = { ...state, log: [], visits: [] }
      onChange(state)
    },
  }
}
