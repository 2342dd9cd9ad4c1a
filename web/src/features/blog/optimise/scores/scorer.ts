import type { PostScores, ScoreInput } from './score-post.ts'

/** What the scorer talks to: a worker, or a double of it. */
export interface ScorePort {
  post: (input: ScoreInput) => void
  stop: () => void
}

interface Listeners {
  onScores: (scores: PostScores) => void
  onFailure: () => void
}

export interface Scorer {
  submit: (input: ScoreInput) => void
  stop: () => void
}

/**
 * Scores snapshots one at a time, always the latest: while one is under way the newest waits in a single slot, and the
 * answer to a snapshot that was replaced meanwhile is dropped. The worker starts with the first snapshot; after a
 * failure the next snapshot starts another one.
 */
export function createScorer(start: (listeners: Listeners) => ScorePort, listeners: Listeners): Scorer {
  let port: ScorePort | null = null
  let isBusy = false
  let waiting: ScoreInput | null = null

  const send = (input: ScoreInput): void => {
    isBusy = true
    port ??= start({
      onScores: (scores) => {
        const next = waiting
        isBusy = false
        waiting = null
        if (next) send(next)
        else listeners.onScores(scores)
      },
      onFailure: () => {
        stop()
        listeners.onFailure()
      },
    })
    port.post(input)
  }
  const stop = (): void => {
    port?.stop()
    port = null
    isBusy = false
    waiting = null
  }
  return {
    submit: (input) => {
      if (isBusy) waiting = input
      else send(input)
    },
    stop,
  }
}
