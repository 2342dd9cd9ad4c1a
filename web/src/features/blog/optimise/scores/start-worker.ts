import type { PostScores } from './score-post.ts'
import type { ScorePort } from './scorer.ts'

interface Listeners {
  onScores: (scores: PostScores) => void
  onFailure: () => void
}

/** The worker that scores posts, on a thread of its own. */
export function startScoreWorker({ onScores, onFailure }: Listeners): ScorePort {
  const worker = new Worker(new URL('./score-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<PostScores>) => onScores(data))
  worker.addEventListener('error', onFailure)
  worker.addEventListener('messageerror', onFailure)
  return { post: (input) => worker.postMessage(input, { transfer: [] }), stop: () => worker.terminate() }
}
