import { countWords } from '../text/words.ts'
import { findTrouble } from '../voice/trouble.ts'
import type { Scene } from './scene.ts'

/** At most this, "rather negative", where the customer complains; lower where they leave. */
const complaintTone = -0.15
const leavingTone = -0.25
/** One complaint alone may be of a trifle. */
const severalComplaints = 2

/**
 * The tone of a conversation from −1 to 1: the mean of its words, unless the customer gives notice, threatens to go higher
 * or complains more than once. However kindly that is said, it is not neutral.
 */
export function toOverallTone(scene: Scene, mean: number): number {
  const told = scene.lines
    .filter(({ side, text }) => side === 'them' && countWords(text) > 2)
    .map(({ text }) => findTrouble(text))
  if (told.some((kind) => kind === 'cancellation' || kind === 'escalation'))
    return Math.min(mean, leavingTone)
  const complaints = told.filter((kind) => kind !== null)
  const isComplaint = complaints.includes('complaint') && complaints.length >= severalComplaints
  return isComplaint ? Math.min(mean, complaintTone) : mean
}
