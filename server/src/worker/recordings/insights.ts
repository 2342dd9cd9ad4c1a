import type { ConversationAnalysis, Evidence } from '@parley/core/analysis/types'

export interface InsightRow {
  kind: string
  text: string
  start_seconds: number
  end_seconds: number
  quote: string
  data: Record<string, unknown>
}

const row = (
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

/** An analysis as rows of recording_insights, each with the second that proves it. Pure. */
export function toInsightRows(analysis: ConversationAnalysis): InsightRow[] {
  const { slots } = analysis
  return [
    ...analysis.actionItems.map(({ text, evidence, ...data }) => row('action_item', text, evidence, data)),
    ...analysis.questions.map(({ text, evidence, ...data }) => row('question', text, evidence, data)),
    ...analysis.objections.map(({ text, evidence, kind, speaker }) =>
      row('objection', text, evidence, { category: kind, speaker }),
    ),
    ...analysis.keyMoments.map(({ text, evidence, kind }) =>
      row('key_moment', text, evidence, { category: kind }),
    ),
    ...analysis.competitors.map(({ name, evidence, mentions }) =>
      row('competitor', name, evidence, { mentions }),
    ),
    ...(slots.budget ? [row('budget', slots.budget.value, slots.budget.evidence)] : []),
    ...(slots.decisionMaker
      ? [row('decision_maker', slots.decisionMaker.value, slots.decisionMaker.evidence)]
      : []),
    ...(slots.timeline
      ? [row('timeline', slots.timeline.value, slots.timeline.evidence, { at: slots.timeline.at })]
      : []),
  ]
}
