import { toConversationFigures } from '../insights/conversation-figures.ts'
import { languageName, undetermined } from '../voice/language.ts'
import { measureConversation } from '../voice/metrics.ts'
import type { Transcript } from '../voice/transcript.ts'
import { toScene } from './scene.ts'
import { toTitle } from './title.ts'
import type { AnalysisContext, ConversationAnalysis } from './types.ts'

const summaryOf = (language: string): string =>
  language === undetermined
    ? 'Nothing is stated: little of this was understood by a recognizer that knows English.'
    : `In ${languageName(language)}. Nothing is stated about this conversation.`

/** What can be told of a conversation in a language that the engine does not read: who spoke how long, and no statement. */
export function leaveUnread(
  transcript: Transcript & { language: string },
  context: AnalysisContext,
): ConversationAnalysis {
  const { segments, language } = transcript
  const { participants } = toScene(transcript, context)
  const metrics = { ...measureConversation(segments), sentiment: 0, sentimentTimeline: [] }
  const isOurs = (speaker: string) => participants.of(speaker).side === 'us'
  // Filler words and tone are read by English word lists.
  const {
    fillers: _fillers,
    sentiment: _sentiment,
    ...figures
  } = toConversationFigures(segments, metrics, isOurs)
  return {
    title: toTitle(null, [], context),
    summary: summaryOf(language),
    keyMoments: [],
    actionItems: [],
    questions: [],
    objections: [],
    sentiment: { overall: null, timeline: [] },
    topics: [],
    competitors: [],
    slots: { budget: null, decisionMaker: null, timeline: null, competitor: null },
    followUpEmail: null,
    lead: null,
    sides: Object.fromEntries(participants.all.map(({ label, side }) => [label, side])),
    metrics,
    figures,
    leftOut: [],
  }
}
