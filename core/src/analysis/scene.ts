import { normalise } from '../text/words.ts'
import type { Segment, Transcript } from '../voice/transcript.ts'
import type { Participants } from './participants.ts'
import { findParticipants } from './participants.ts'
import type { AnalysisContext, Side } from './types.ts'
import type { Utterance } from './utterances.ts'
import { toUtterances } from './utterances.ts'

/** A sentence as the extractors read it: with its normalised text and the speaker's side. */
export type Line = Utterance & { lower: string; side: Side | null }

/** The input of all extractors: sentences, speakers and the context of the conversation. */
export interface Scene {
  segments: Segment[]
  lines: Line[]
  participants: Participants
  context: AnalysisContext
  isTidy: boolean
  /** A voice note, see {@link Participants}. */
  isDictation: boolean
  /** A customer is spoken of who is not there: a voice note, or two of ours among themselves. */
  isReport: boolean
}

/** Splits a transcript into sentences and identifies the speakers. */
export function toScene(transcript: Transcript, context: AnalysisContext): Scene {
  const { segments } = transcript
  const utterances = toUtterances(segments)
  const participants = findParticipants(segments, utterances, context)
  return {
    segments,
    context,
    participants,
    isDictation: participants.isDictation,
    isReport: participants.isDictation || participants.isInternal,
    isTidy: utterances.every((utterance) => utterance.isTidy),
    lines: utterances.map((utterance) => ({
      ...utterance,
      lower: normalise(utterance.text),
      side: participants.of(utterance.speaker).side,
    })),
  }
}

/** Whether a line is the other side's; where no side is known, anybody's may be. */
export const speaksForThem = ({ side }: Line, { participants }: Scene): boolean =>
  side === 'them' || (side === null && participants.all.every((each) => each.side === null))

/** What the speaker of a line says directly after it, two sentences at most. */
export function ownAfter(line: Line, { lines }: Scene): readonly Line[] {
  const [first, second] = lines.slice(lines.indexOf(line) + 1)
  const following = first && second?.speaker === first.speaker ? [first, second] : [first]
  return following.flatMap((each) => (each?.speaker === line.speaker ? [each] : []))
}
