import type { ConversationAnalysis, Evidence } from './types.ts'

/** A row of recording_insights, without the recording it belongs to. */
export interface InsightRow {
  kind: string
  text: string
  start_seconds: number
  end_seconds: number
  quote: string
  data: Record<string, unknown>
}

const toRow = (
  kind: string,
  text: string,
  evidence: Evidence,
  data: Record<string, unknown> = {},
): InsightRow => ({
  kind,
  text,
  start_seconds: evidence.start,
  end_seconds: Math.max(evidence.start, evidence.end),
  quote: evidence.quote,
  data,
})

/** An analysis as rows of recording_insights, in the order of their position: action items first. Pure; seconds. */
export const toInsightRows = ({ slots, ...analysis }: ConversationAnalysis): InsightRow[] => [
  ...analysis.actionItems.map(({ text, evidence, ...data }) => toRow('action_item', text, evidence, data)),
  ...analysis.questions.map(({ text, evidence, ...data }) => toRow('question', text, evidence, data)),
  ...analysis.objections.map(({ text, evidence, kind, speaker }) =>
    toRow('objection', text, evidence, { category: kind, speaker }),
  ),
  ...analysis.keyMoments.map(({ text, evidence, kind }) =>
    toRow('key_moment', text, evidence, { category: kind }),
  ),
  ...analysis.competitors.map(({ name, evidence, mentions }) =>
    toRow('competitor', name, evidence, { mentions }),
  ),
  ...(slots.budget ? [toRow('budget', slots.budget.value, slots.budget.evidence)] : []),
  ...(slots.decisionMaker
    ? [toRow('decision_maker', slots.decisionMaker.value, slots.decisionMaker.evidence)]
    : []),
  ...(slots.timeline
    ? [toRow('timeline', slots.timeline.value, slots.timeline.evidence, { at: slots.timeline.at })]
    : []),
]
