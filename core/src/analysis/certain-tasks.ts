import type { Kept } from './kept-drafts.ts'

/** From these odds of the classifier on, by what else is known of a task. */
const leastOdds = { offer: 0, heardUndated: 2, pointing: 4 }
/** "I have to ask our planner.": told of how things go among themselves. */
const asksOwn = /\b(?:ask|talk to|speak to|speak with|check with) (?:my|our) [\p{L}-]+[.!]?$/iu

/**
 * Whether a task is certain enough to be stated: a day, an answer and a grammatical promise each say that it is meant. What the
 * classifier alone hears without a day, an offer that nobody took and what means nothing without the sentence before are
 * talk in every third case. What nobody heard (odds NaN) stands as the grammar reads it. Measured in
 * docs/decisions/0033-action-items-by-a-trained-classifier.md.
 */
export function isCertainTask({ cue, odds, isThin, isHeard, acceptedIn, item }: Kept): boolean {
  if (Number.isNaN(odds)) return true
  const isOffer = cue.manner === 'offer'
  const isAccepted = acceptedIn.length > 0
  if (cue.manner === 'demand' && cue.doer !== 'both' && odds < leastOdds.offer) return false
  if (item.dueAt !== null) return isAccepted || odds >= (isThin ? leastOdds.pointing : leastOdds.offer)
  if ((isOffer && odds < leastOdds.offer) || asksOwn.test(item.evidence.quote)) return false
  if (isThin) return isAccepted ? !isOffer : !isHeard
  return isOffer ? isAccepted : !isHeard || odds >= leastOdds.heardUndated
}
