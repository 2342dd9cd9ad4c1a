import {
  findStage,
  isOpenStatus,
  openStages,
  type Pipeline,
  pipelinesOf,
  type Stage,
  stagesIn,
} from '@parley/core/leads/stages'
import { joinList } from '@parley/core/text/words'
import { ToolFailure } from './context.ts'
import { requireStage } from './read-stages.ts'

/** The company's pipeline of that key or name. 400 with the company's pipelines for anything else. */
function requirePipeline(said: string, stages: readonly Stage[]): Pipeline {
  const wanted = said.trim().toLowerCase()
  const pipelines = pipelinesOf(stages)
  const found = pipelines.find(({ key, name }) => key === wanted || name.toLowerCase() === wanted)
  if (found) return found
  throw new ToolFailure(
    400,
    `There is no pipeline "${said}". The pipelines are: ${joinList(pipelines.map(({ name }) => name))}.`,
  )
}

/**
 * Where a lead goes by the stage and the pipeline that were said of it: an open one to a stage of that pipeline, its first
 * where none is named; one that is decided keeps its stage and counts in that pipeline. `held`: its stage so far.
 * @throws ToolFailure 400 for a stage or a pipeline that the company doesn't have, or a stage of another pipeline
 */
export function placeInPipelines(
  said: { status?: string | undefined; pipeline?: string | undefined },
  held: string | null,
  stages: readonly Stage[],
): { status?: string; pipeline?: string | undefined } {
  if (said.pipeline === undefined)
    return said.status === undefined ? {} : { status: requireStage(said.status, { stages }).key }
  const pipeline = requirePipeline(said.pipeline, stages)
  const within = stagesIn(stages, pipeline.key)
  if (said.status !== undefined) {
    const { key } = requireStage(said.status, { stages: within })
    // The pipeline of an open stage is the stage's.
    return { status: key, pipeline: isOpenStatus(key) ? undefined : pipeline.key }
  }
  if (held !== null && !isOpenStatus(held)) return { pipeline: pipeline.key }
  const isThere = held !== null && findStage(within, held) !== undefined
  const [first] = openStages(within)
  return { status: isThere || !first ? (held ?? '') : first.key, pipeline: undefined }
}
