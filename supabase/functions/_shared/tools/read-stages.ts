import { namedStage } from '@parley/core/assistant/stages/name-words'
import { currentStages, mostStages, type Stage, stageColumns, toStages } from '@parley/core/leads/stages'
import { z } from 'zod'
import type { Caller } from '../caller.ts'
import { ToolFailure } from './context.ts'

/** The stages of the caller's company in their order, those that were taken away last. */
export async function readStages(client: Caller['client']): Promise<Stage[]> {
  const { data } = await client.from('stages').select(stageColumns).limit(mostStages).throwOnError()
  return toStages(data)
}

/** How parameters that name a stage begin to be described; for a model the company's own stages follow. */
export const stageDescription = 'Key or name of a stage of the company'

/** A stage as a tool is given it. */
export const stageParameter = z.string().trim().min(1).max(40).describe(stageDescription)

/** The current stage of that key or name. 400 with the company's stages for anything else. */
export function requireStage(said: string, { stages }: { stages: readonly Stage[] }): Stage {
  const stage = namedStage(stages, said)
  if (stage) return stage
  const names = currentStages(stages).map(({ name }) => name)
  throw new ToolFailure(400, `There is no stage "${said}". The stages are: ${names.join(', ')}.`)
}
