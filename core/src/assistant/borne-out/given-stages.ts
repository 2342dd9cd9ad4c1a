import type { Stage } from '../../leads/stages.ts'
import { type FoundStage, stagesIn } from '../asked/stages-in.ts'

/** The stages that a statement gives: "in proposal", "is won", "Ana: Proposal", but not "send the proposal". */
export const givenStages = (text: string, known: readonly Stage[]): FoundStage[] =>
  stagesIn(text, known).filter(({ index, text: word }) => {
    const before = text.slice(0, index)
    const isWritten = /^\p{Lu}/u.test(word) && before.trim() !== ''
    const isOfDeal =
      /\b(?:only|an?|the|your|our)\s+$/i.test(before) &&
      /^\s+(?:deal|lead|customer|opportunity|one)\b/i.test(text.slice(index + word.length))
    const isGained = /\b(?:we|you)(?:['’]ve| have)?(?: already| just| recently)*\s+$/i.test(before)
    return (
      isWritten ||
      isOfDeal ||
      isGained ||
      /\b(?:in|into|at|to|now|is|are|as|stage:?)\s+(?:the\s+)?$/i.test(before)
    )
  })
