import { toConversationFigures } from '../insights/conversation-figures.ts'
import { measureConversation } from '../voice/metrics.ts'
import type { Transcript } from '../voice/transcript.ts'
import { findActionItems } from './action-items.ts'
import { findCompetitors } from './competitors.ts'
import { toFollowUpEmail } from './follow-up-email.ts'
import { findHighlight } from './highlight.ts'
import { findKeyMoments } from './key-moments.ts'
import { findLead } from './lead.ts'
import { findObjections } from './objections.ts'
import { findQuestions } from './questions.ts'
import { toScene } from './scene.ts'
import { findSlots } from './slots.ts'
import { toSummary } from './summary.ts'
import { toTitle } from './title.ts'
import { findTopics } from './topics.ts'
import type { AnalysisContext, ConversationAnalysis } from './types.ts'

/**
 * Reads a conversation without any model or network: same transcript and context, same result. Every item carries
 * evidence whose quote stands word for word in its segment. Throws RangeError for an unknown time zone.
 */
export function analyseConversation(transcript: Transcript, context: AnalysisContext): ConversationAnalysis {
  const scene = toScene(transcript, context)
  const metrics = measureConversation(transcript.segments)
  const actionItems = findActionItems(scene)
  const questions = findQuestions(scene, actionItems)
  const objections = findObjections(scene)
  const competitors = findCompetitors(scene)
  const slots = findSlots(scene, competitors)
  const topics = findTopics(scene)
  const lead = findLead(scene, slots)
  const highlight = findHighlight(scene, topics)
  const found = { highlight, lead, topics, slots, objections, questions, actionItems, competitors, metrics }
  return {
    title: toTitle(lead, topics, context),
    summary: toSummary(found, context),
    keyMoments: findKeyMoments(scene, found),
    actionItems,
    questions,
    objections,
    sentiment: { overall: metrics.sentiment, timeline: metrics.sentimentTimeline },
    topics,
    competitors,
    slots,
    followUpEmail: toFollowUpEmail(found, context),
    lead,
    metrics,
    figures: toConversationFigures(
      transcript.segments,
      metrics,
      (speaker) => scene.participants.of(speaker).side === 'us',
    ),
  }
}
