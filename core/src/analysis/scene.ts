import { normalise } from '../text/words.ts'
import type { Segment, Transcript } from '../voice/transcript.ts'
import type { Participants } from './participants.ts'
import { findParticipants } from './participants.ts'
import type { AnalysisContext, Side } from './types.ts'
import type { Utterance } from './utterances.ts'
import { toUtterances } from './utterances.ts'

/** A sentence as the finders see it: its normalised text, and the side that said it. */
export type Line = Utterance & { lower: string; side: Side | null }

/** The conversation made ready for reading: sentences, voices and what is known around it. */
export type Scene = {
  segments: Segment[]
  lines: Line[]
  participants: Participants
  context: AnalysisContext
  isTidy: boolean
  /** One voice that tells of somebody else and greets nobody: a note to oneself. */
  isDictation: boolean
}

/** Cuts a transcript into sentences and finds out who speaks. */
export const toScene = (transcript: Transcript, context: AnalysisContext): Scene => {
  const { segments } = transcript
  const utterances = toUtterances(segments)
  const participants = findParticipants(segments, utterances, context)
  return {
    segments,
    context,
    participants,
    isDictation:
      participants.all.length === 1 &&
      participants.mentions.some((mention) => mention.kind === 'reported') &&
      participants.mentions.every((mention) => mention.kind === 'reported'),
    isTidy: utterances.every((utterance) => utterance.isTidy),
    lines: utterances.map((utterance) => ({
      ...utterance,
      lower: normalise(utterance.text),
      side: participants.of(utterance.speaker).side,
    })),
  }
}
