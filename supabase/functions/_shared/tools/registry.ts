import { currentStages, type Stage } from '@parley/core/leads/stages'
import { z } from 'zod'
import { analyticsTools } from './analytics.ts'
import { briefingTools } from './briefing.ts'
import { customerTools } from './customers/index.ts'
import { followUpTools } from './follow-up.ts'
import { leadReadTools } from './leads-read.ts'
import { leadWriteTools } from './leads-write.ts'
import { stageDescription } from './read-stages.ts'
import { recordingTools } from './recordings.ts'
import { saasTools } from './saas.ts'
import { shopTools } from './shop.ts'
import { stageTools } from './stages.ts'
import { taskReadTools } from './tasks-read.ts'
import { taskWriteTools } from './tasks-write.ts'
import type { Tool } from './tool.ts'

/** Every tool that a model may call. */
export const tools: Tool[] = [
  ...briefingTools,
  ...stageTools,
  ...leadReadTools,
  ...leadWriteTools,
  ...customerTools,
  ...taskReadTools,
  ...taskWriteTools,
  ...recordingTools,
  ...followUpTools,
  ...analyticsTools,
  ...saasTools,
  ...shopTools,
]

const byName = new Map(tools.map((tool) => [tool.name, tool]))

export const findTool = (name: string): Tool | undefined => byName.get(name)

const propertiesSchema = z.record(z.string(), z.looseObject({ description: z.string().optional() }))

/** A schema of which each parameter that takes a stage lists the company's. */
function withStages(schema: Record<string, unknown>, list: string): Record<string, unknown> {
  const properties = propertiesSchema.safeParse(schema['properties'])
  if (!properties.success) return schema
  const described = Object.entries(properties.data).map(([name, property]) => [
    name,
    property.description?.startsWith(stageDescription)
      ? { ...property, description: `${property.description}: ${list}` }
      : property,
  ])
  return { ...schema, properties: Object.fromEntries(described) }
}

/** The tools as OpenAI-compatible endpoints take them, for a company of these stages. */
export function toolsForModels(stages: readonly Stage[]) {
  const list = currentStages(stages)
    .map(({ key, name }) => `${key} (${JSON.stringify(name)})`)
    .join(', ')
  return tools.map(({ name, description, schema }) => ({
    type: 'function' as const,
    function: { name, description, parameters: withStages(schema, list) },
  }))
}
