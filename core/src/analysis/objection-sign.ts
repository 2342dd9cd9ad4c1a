import type { ObjectionKind } from './types.ts'

/**
 * How a reason against buying sounds, in lower case with its apostrophes. `asks`: counts as a question too. `afterPrice`:
 * only where somebody else has just named a sum. `beforeSum`: a sum has to follow. `unless`: what else in the sentence
 * takes the meaning away; `beside`: what has to stand in it or follow it.
 */
export interface ObjectionSign {
  kind: ObjectionKind
  says: RegExp
  unless?: RegExp
  beside?: RegExp
  asks?: true
  /** Counts also where it answers who decides. */
  isAnswer?: true
  afterPrice?: true
  beforeSum?: true
}

/** Who has to agree beside the speaker. */
export const decider = String.raw`(?:boss|manager|director|ceo|cfo|cto|coo|board|partners?|co-?founder|owner|wife|husband|sister|brother|father|mother|legal(?: team)?|lawyers?|procurement|purchasing|finance|management|committee|council|head office|headquarters|team|it|it team|accountant|co-director|head|landlord|trustees|governors|shareholders|treasurer)`

/** A state of doubt. */
export const worry = String.raw`(?:worried|concerned|nervous|anxious|sceptical|skeptical|uneasy|hesitant)`
