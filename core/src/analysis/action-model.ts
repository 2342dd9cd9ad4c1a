import type { ActionCandidate, ActionPlace } from './action-candidates.ts'
import weights from './action-weights.json' with { type: 'json' }
import { type ObjectionModel, readModel, scoreOf } from './objection-model.ts'

/** How surely a candidate is a promise or an accepted request: the logarithm of its odds. */
export type HearAction = (candidate: ActionCandidate, place: ActionPlace) => number

/** For the grammar alone. */
export const hearNoAction: HearAction = () => Number.NaN

/**
 * From these scores on the grammar is overruled: `loose` for words that it does not read at all, `asked` where those ask for
 * something, `open` for a request or offer of which it cannot tell whether it was accepted, `evaded` where it takes the answer
 * for neither yes nor no. From `accepted` on a plain yes to "can you" says more than that it is possible, from `quoted` on a
 * promise that cannot be worded stands in its own words. Below `never` what it reads is no task. See
 * docs/decisions/0033-action-items-by-a-trained-classifier.md.
 */
export const actionLimits = { accepted: 0, loose: 1, asked: 0.6, open: 1, evaded: 2, quoted: 0, never: -3 }

/** Judges by a model's odds. */
export const hearWith =
  (model: ObjectionModel): HearAction =>
  ({ features }) =>
    scoreOf({ features, sign: null }, model)

let known: HearAction | null = null
/** As the shipped model hears it. */
export const hearAction: HearAction = (candidate, place) => {
  known ??= hearWith(readModel(weights))
  return known(candidate, place)
}
