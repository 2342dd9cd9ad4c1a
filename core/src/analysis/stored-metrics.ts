import type { ConversationAnalysis } from './types.ts'

/** What recordings.metrics keeps of an analysis: its metrics, figures, and the second each topic first came up. */
export const toStoredMetrics = ({
  metrics,
  figures,
  topics,
}: Pick<ConversationAnalysis, 'metrics' | 'figures' | 'topics'>) => ({
  ...metrics,
  figures,
  topicStarts: Object.fromEntries(topics.map(({ name, evidence }) => [name, evidence.start])),
})
