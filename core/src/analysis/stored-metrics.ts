import type { Segment } from '../voice/transcript.ts'
import { toLanes } from './lanes.ts'
import type { ConversationAnalysis } from './types.ts'

/**
 * What recordings.metrics keeps of an analysis: its metrics, figures, the speakers' sides, who spoke when in a line that the list
 * draws, and the second each topic first came up.
 */
export const toStoredMetrics = (
  { metrics, figures, topics, sides }: Pick<ConversationAnalysis, 'metrics' | 'figures' | 'topics' | 'sides'>,
  segments: readonly Segment[],
) => ({
  ...metrics,
  figures,
  sides,
  lanes: toLanes(segments, sides),
  topicStarts: Object.fromEntries(topics.map(({ name, evidence }) => [name, evidence.start])),
})
