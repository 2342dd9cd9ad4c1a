import budgetWeights from './budget-weights.json' with { type: 'json' }
import decidesWeights from './decides-weights.json' with { type: 'json' }
import {
  budgetCandidates,
  deciderCandidates,
  type FactCandidate,
  timelineCandidates,
} from './fact-candidates.ts'
import { type ObjectionModel, readModel, scoreOf } from './objection-model.ts'
import type { Line, Scene } from './scene.ts'
import timelineWeights from './timeline-weights.json' with { type: 'json' }

/** Finds the person, sum or time that is surely meant, or null. */
export type Hear = (scene: Scene, only?: Line, least?: number) => FactCandidate | null

/** For patterns alone. */
export const hearNothing: Hear = () => null

/** From these scores on a fact is stated: see docs/decisions/0032-who-decides-and-budgets-by-a-trained-classifier.md. */
export const factLimits = { decisionMaker: 1.5, budget: 2, timeline: 1 } as const

let known: Record<'decides' | 'budget' | 'timeline', ObjectionModel> | null = null
function shipped(): NonNullable<typeof known> {
  known ??= {
    decides: readModel(decidesWeights),
    budget: readModel(budgetWeights),
    timeline: readModel(timelineWeights),
  }
  return known
}

/** The candidate with the highest score, where that reaches the limit. */
export function surest(
  candidates: readonly FactCandidate[],
  model: ObjectionModel,
  limit: number,
): FactCandidate | null {
  const scored = candidates.map((each) => ({
    each,
    score: scoreOf({ features: each.features, sign: null }, model),
  }))
  const best = scored.toSorted((one, other) => other.score - one.score)[0]
  return best !== undefined && best.score >= limit ? best.each : null
}

/** Who decides, as the shipped model hears it. */
export const hearDecider: Hear = (scene) =>
  surest(deciderCandidates(scene), shipped().decides, factLimits.decisionMaker)

/** What is set aside, as the shipped model hears it. */
export const hearBudget: Hear = (scene) =>
  surest(budgetCandidates(scene), shipped().budget, factLimits.budget)

/** When they want it, as the shipped model hears it. */
export const hearTimeline: Hear = (scene, only, least = factLimits.timeline) =>
  surest(
    timelineCandidates(scene).filter(({ line }) => only === undefined || line === only),
    shipped().timeline,
    least,
  )
