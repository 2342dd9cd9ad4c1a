import { analyticsTools } from './analytics.ts'
import { briefingTools } from './briefing.ts'
import { followUpTools } from './follow-up.ts'
import { leadReadTools } from './leads-read.ts'
import { leadWriteTools } from './leads-write.ts'
import { recordingTools } from './recordings.ts'
import { saasTools } from './saas.ts'
import { shopTools } from './shop.ts'
import { taskReadTools } from './tasks-read.ts'
import { taskWriteTools } from './tasks-write.ts'
import type { Tool } from './tool.ts'

/** Every tool that a model may call. */
export const tools: Tool[] = [
  ...briefingTools,
  ...leadReadTools,
  ...leadWriteTools,
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

/** The tools as OpenAI-compatible endpoints take them. */
export const toolsForModels = tools.map(({ name, description, schema }) => ({
  type: 'function' as const,
  function: { name, description, parameters: schema },
}))
