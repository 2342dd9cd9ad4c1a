import type { Features } from './objection-features.ts'
import type { ObjectionKind } from './types.ts'

/** What words alone are a sign of, and how much it counts beside what was learnt. */
export interface Sign {
  kind: ObjectionKind
  weight: number
}

/** A sentence that may be an objection. */
export interface Candidate {
  /** Its place among the sentences of the conversation. */
  at: number
  /** Of the transcript: what stands in two of them may be said by two. */
  segment: number
  features: Features
  /** What its words alone are a sign of. */
  sign: Sign | null
  score: number
}

/** From this score on a sentence is an objection: see docs/decisions/0031-objections-by-a-trained-classifier.md. */
const surely = 0.4
/** So much less surely may the sentences beside it be part of it. */
const besides = 2
/** On either side. */
const furthest = 2

/** The sentences of each objection, in the order of the conversation. */
export function findSpans<Said extends Pick<Candidate, 'at' | 'segment' | 'score' | 'sign'>>(
  candidates: readonly Said[],
  limit: number = surely,
): Said[][] {
  const open = new Map(candidates.map((candidate) => [candidate.at, candidate]))
  const spans: Said[][] = []
  for (const candidate of candidates.toSorted((one, other) => other.score - one.score)) {
    const { at, segment, score } = candidate
    if (score < limit || !open.has(at)) continue
    const span = [candidate]
    for (const step of [-1, 1])
      for (let place = at + step; Math.abs(place - at) <= furthest; place += step) {
        const beside = open.get(place)
        if (!beside || beside.segment !== segment || beside.score < limit - besides) break
        if (beside.sign && candidate.sign && beside.sign.kind !== candidate.sign.kind) break
        span.push(beside)
      }
    for (const each of span) open.delete(each.at)
    spans.push(span.toSorted((one, other) => one.at - other.at))
  }
  return spans.toSorted(([one], [other]) => (one?.at ?? 0) - (other?.at ?? 0))
}
