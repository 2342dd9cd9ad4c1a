import { expect, it, vi } from 'vitest'
import { type PostScores, type ScoreInput, scorePost } from './score-post.ts'
import { createScorer } from './scorer.ts'

const snapshot = (title: string): ScoreInput => ({
  title,
  content: `<p>${title}</p>`,
  seoTitle: '',
  seoDescription: '',
  focusKeyword: '',
  keywords: [],
  categoryName: '',
  slug: '',
  around: null,
})

/** A worker whose answers come when the test says so. */
function setUp() {
  const posted: ScoreInput[] = []
  const workers: { answer: () => void; fail: () => void; stop: () => void }[] = []
  const seen: PostScores[] = []
  const onFailure = vi.fn<() => void>()
  const scorer = createScorer(
    (listeners) => {
      const stop = vi.fn<() => void>()
      workers.push({
        answer: () => {
          const last = posted.at(-1)
          if (last) listeners.onScores(scorePost(last))
        },
        fail: listeners.onFailure,
        stop,
      })
      return { post: (input) => posted.push(input), stop }
    },
    { onScores: (scores) => seen.push(scores), onFailure },
  )
  const titles = () => posted.map(({ title }) => title)
  return { scorer, workers, seen, titles, onFailure }
}

it('scores the latest snapshot and drops the answer to one that was replaced', () => {
  const { scorer, workers, seen, titles } = setUp()
  for (const title of ['a', 'b', 'c']) scorer.submit(snapshot(title))
  expect(titles()).toEqual(['a'])
  workers[0]?.answer()
  expect(titles()).toEqual(['a', 'c'])
  expect(seen).toHaveLength(0)
  workers[0]?.answer()
  expect(seen).toHaveLength(1)
  expect(seen[0]?.words).toBe(1)
})

it('starts another worker after one has failed', () => {
  const { scorer, workers, titles, onFailure, seen } = setUp()
  scorer.submit(snapshot('a'))
  workers[0]?.fail()
  expect(onFailure).toHaveBeenCalledOnce()
  expect(workers[0]?.stop).toHaveBeenCalledOnce()
  scorer.submit(snapshot('b'))
  expect(workers).toHaveLength(2)
  workers[1]?.answer()
  expect(titles()).toEqual(['a', 'b'])
  expect(seen).toHaveLength(1)
})

it('starts nothing before the first snapshot', () => {
  const { scorer, workers } = setUp()
  scorer.stop()
  expect(workers).toHaveLength(0)
})
