import { describe, expect, it } from 'vitest'
import { findSpans } from './objection-spans.ts'

const said = (scores: readonly number[], segments: readonly number[] = []) =>
  scores.map((score, at) => ({ at, score, segment: segments[at] ?? 0, sign: null }))
const places = (scores: readonly number[], segments: readonly number[] = []): number[][] =>
  findSpans(said(scores, segments), 1).map((span) => span.map(({ at }) => at))

describe('findSpans', () => {
  it('begins at a sure sentence and takes what stands beside it', () => {
    expect(places([-3, 0, 2, 0, -3])).toEqual([[1, 2, 3]])
    expect(places([0.9, 0.9])).toEqual([])
  })

  it('ends where the segment ends, two sentences on and at one that is none', () => {
    expect(places([0, 2, 0], [0, 0, 1])).toEqual([[0, 1]])
    expect(places([2, 0, 0, 0])).toEqual([[0, 1, 2]])
    expect(places([2, -3, 2])).toEqual([[0], [2]])
  })

  it('keeps apart what words of different kinds stand in', () => {
    const [price, trust] = said([2, 2])
    if (!price || !trust) throw new Error('two')
    expect(
      findSpans(
        [
          { ...price, sign: { kind: 'price', weight: 1.5 } },
          { ...trust, sign: { kind: 'trust', weight: 0.5 } },
        ],
        1,
      ),
    ).toHaveLength(2)
  })
})
