import { z } from 'zod/mini'

const number = z.nullable(z.number())

/** The groups that `forecastPipeline` weighs, as the database answers them. */
export const forecastGroups = {
  stages: z.array(
    z.object({
      status: z.string(),
      won: z.number(),
      lost: z.number(),
      left: z.number(),
      days_in_stage: number,
      days_to_win: number,
    }),
  ),
  pipeline: z.array(
    z.object({
      status: z.string(),
      currency: z.string(),
      days: z.number(),
      leads: z.number(),
      unvalued: z.number(),
      value: z.number(),
      squares: z.number(),
    }),
  ),
}
