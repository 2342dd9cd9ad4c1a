import { currentStages } from '@parley/core/leads/stages'
import { z } from 'zod'
import { defineTool } from './tool.ts'

const listStages = defineTool({
  name: 'list_stages',
  description:
    "The stages of the company's sales in their order, by pipeline, with the number of leads in each.",
  kind: 'read',
  parameters: z.strictObject({}),
  run: async (_none, { client, stages }) => {
    // A line for each stage and currency.
    const { data } = await client.rpc('lead_stages', {}).throwOnError()
    const counted = currentStages(stages).map(({ key, name, outcome, probability, pipeline }) => ({
      key,
      name,
      outcome,
      probability,
      pipeline: pipeline?.name ?? null,
      leads: data.reduce((sum, { status, leads }) => sum + (status === key ? leads : 0), 0),
    }))
    const names = counted.map(({ name, leads }) => `${name} (${leads})`)
    return { message: `The stages are: ${names.join(', ')}.`, data: { stages: counted } }
  },
})

export const stageTools = [listStages]
