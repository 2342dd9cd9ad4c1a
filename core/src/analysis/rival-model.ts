import weights from './competitor-weights.json' with { type: 'json' }
import type { FactCandidate } from './fact-candidates.ts'
import { type ObjectionModel, readModel, scoreOf } from './objection-model.ts'
import { rivalCandidates } from './rival-candidates.ts'
import type { PossibleRivals } from './rival-names.ts'
import type { Scene } from './scene.ts'

/** Finds the names that surely are a rival's. */
export type HearRivals = (scene: Scene, names: PossibleRivals) => readonly FactCandidate[]

/** For patterns alone. */
export const hearNoRivals: HearRivals = () => []

/** From this score on a name is a rival's: see docs/decisions/0034-competitors-by-a-trained-classifier.md. */
export const rivalLimit = 2

/** The candidates that reach the limit. */
export const surely = (
  candidates: readonly FactCandidate[],
  model: ObjectionModel,
  limit: number,
): FactCandidate[] => candidates.filter(({ features }) => scoreOf({ features, sign: null }, model) >= limit)

let known: ObjectionModel | null = null
/** Rivals as the shipped model hears them. */
export const hearRivals: HearRivals = (scene, names) => {
  known ??= readModel(weights)
  return surely(rivalCandidates(scene, names), known, rivalLimit)
}
