import { currentStages } from '@parley/core/leads/stages'
import { z } from 'zod'
import { defineTool } from './tool.ts'

const listStages = defineTool({
  name: 'list_stages',
  description: "The stages of the company's sales in their order, with the number of leads in each.",
  kind: 'read',
  parameters: z.strictObject({}),
  run: async (_none, { client, stages }) => {
    const current = currentStages(stages)
    const counted = await Promise.all(
      current.map(async ({ key, name, outcome, probability }) => {
        const { count } = await client
          .from('leads')
          .select('id', { count: 'exact', head: true })
          .eq('status', key)
          .throwOnError()
        return { key, name, outcome, probability, leads: count ?? 0 }
      }),
    )
    const names = counted.map(({ name, leads }) => `${name} (${leads})`)
    return { message: `The stages are: ${names.join(', ')}.`, data: { stages: counted } }
  },
})

export const stageTools = [listStages]
