import weights from './competitor-weights.json' with { type: 'json' }
import type { FactCandidate } from './fact-candidates.ts'
import { type ObjectionModel, readModel, scoreOf } from './objection-model.ts'
import { rivalCandidates } from './rival-candidates.ts'
import type { PossibleRivals } from './rival-names.ts'
import type { Scene } from './scene.ts'

/** A name with how surely it is a rival's: the logarithm of its odds. */
export type ScoredRival = FactCandidate & { score: number }
/** Scores the names that may be a rival's. */
export type HearRivals = (scene: Scene, names: PossibleRivals) => readonly ScoredRival[]

/**
 * From the score `borne` on a name that the patterns read is a rival's, from `sure` on any other too: see
 * docs/decisions/0034-competitors-by-a-trained-classifier.md.
 */
export const rivalLimits = { borne: -1, sure: 3 } as const

/** Candidates with their scores by a model. */
export const scoreRivals = (candidates: readonly FactCandidate[], model: ObjectionModel): ScoredRival[] =>
  candidates.map((each) => ({ ...each, score: scoreOf({ features: each.features, sign: null }, model) }))

let known: ObjectionModel | null = null
/** Rivals as the shipped model hears them. */
export const hearRivals: HearRivals = (scene, names) => {
  known ??= readModel(weights)
  return scoreRivals(rivalCandidates(scene, names), known)
}
