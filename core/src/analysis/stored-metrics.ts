import type { ConversationAnalysis } from './types.ts'

/** What recordings.metrics keeps of an analysis: its metrics, figures, the speakers' sides, and the second each topic first came up. */
export const toStoredMetrics = ({
  metrics,
  figures,
  topics,
  sides,
}: Pick<ConversationAnalysis, 'metrics' | 'figures' | 'topics' | 'sides'>) => ({
  ...metrics,
  figures,
  sides,
  topicStarts: Object.fromEntries(topics.map(({ name, evidence }) => [name, evidence.start])),
})
