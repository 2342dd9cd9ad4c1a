import { createGate } from '../claims/gate.ts'
import type { LeftOut } from '../claims/left-out.ts'
import { toConversationFigures } from '../insights/conversation-figures.ts'
import { isReadHere } from '../voice/language.ts'
import { measureConversation } from '../voice/metrics.ts'
import type { Transcript } from '../voice/transcript.ts'
import { findActionItems } from './action-items.ts'
import { findCompetitors } from './competitors.ts'
import { keepCorrections } from './corrected-items.ts'
import { toFollowUpEmail } from './follow-up-email.ts'
import { findHighlight } from './highlight.ts'
import { findKeyMoments } from './key-moments.ts'
import { findLead } from './lead.ts'
import { findObjections } from './objections.ts'
import { toOverallTone } from './overall-tone.ts'
import { findQuestions } from './questions.ts'
import { toScene } from './scene.ts'
import { isOursKnown } from './sides.ts'
import { findSlots } from './slots.ts'
import { toSummary } from './summary.ts'
import { toTitle } from './title.ts'
import { findTopics } from './topics.ts'
import type { AnalysisContext, ConversationAnalysis } from './types.ts'
import { leaveUnread } from './unread-conversation.ts'

/** A task that was left out because nobody knows whose side its speaker is on. */
const isOfOpenSide = ({ kind, unproven }: LeftOut): boolean =>
  kind === 'action_item' && unproven.some((each) => each.kind === 'speaker')

/**
 * Reads a conversation without any model or network: same transcript and context, same result. Every item carries
 * evidence whose quote stands word for word in its segment, and only values that were said. Of a conversation in a language
 * other than English it states nothing. Throws RangeError for an
 * unknown time zone.
 */
export function analyseConversation(transcript: Transcript, context: AnalysisContext): ConversationAnalysis {
  const { segments, language } = transcript
  if (language !== null && !isReadHere(language)) return leaveUnread({ ...transcript, language }, context)
  const scene = toScene(transcript, context)
  const { participants } = scene
  const gate = createGate(transcript, context, participants.of)
  const sides = Object.fromEntries(participants.all.map(({ label, side }) => [label, side]))
  const metrics = measureConversation(segments)
  const actionItems = findActionItems(scene)
  const competitors = findCompetitors(scene)
  const slots = findSlots(scene, competitors)
  const stated = gate.keepProven({
    actionItems,
    questions: findQuestions(scene, actionItems),
    objections: findObjections(scene, competitors),
    competitors,
    slots,
    topics: findTopics(scene),
    keyMoments: [],
    lead: isOursKnown(Object.values(sides)) ? findLead(scene, slots) : null,
  })
  const proven = {
    ...stated,
    actionItems: keepCorrections(stated.actionItems, context.corrections ?? [], segments),
  }
  const { lead, topics } = proven
  // "No next step was found" would be false of steps that wait for somebody's side.
  const areStepsOpen = proven.actionItems.length === 0 && gate.leftOut.some(isOfOpenSide)
  const knowsSpeakers = gate.knowsSpeakers && !areStepsOpen
  const found = { ...proven, knowsSpeakers, metrics, highlight: findHighlight(scene, topics) }
  return {
    ...proven,
    title: toTitle(lead, topics, context),
    summary: toSummary(found, context),
    keyMoments: findKeyMoments(scene, proven),
    sentiment: { overall: toOverallTone(scene, metrics.sentiment), timeline: metrics.sentimentTimeline },
    followUpEmail: participants.isInternal
      ? null
      : toFollowUpEmail({ ...proven, sides: Object.values(sides) }, context),
    sides,
    metrics,
    figures: toConversationFigures(segments, metrics, (speaker) => participants.of(speaker).side === 'us'),
    leftOut: gate.leftOut,
  }
}
