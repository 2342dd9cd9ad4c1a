import { pipelinesOf, type Stage, stagesIn } from '@parley/core/leads/stages'
import { useStages } from '~/data/stages.ts'

/** The stages that figures of a pipeline go by; none where several are counted together, since these have no order. */
export function useShownStages(pipeline: string | undefined): readonly Stage[] {
  const stages = useStages()
  return pipeline === undefined && pipelinesOf(stages).length > 1 ? [] : stagesIn(stages, pipeline)
}
