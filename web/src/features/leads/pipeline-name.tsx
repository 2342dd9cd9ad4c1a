import { pipelineName } from '@parley/core/leads/stages'
import { useStages } from '~/data/stages.ts'

/** What the company calls a pipeline, by the key that a lead holds. */
export function PipelineName({ pipeline }: { pipeline: string }) {
  return pipelineName(useStages(), pipeline)
}
