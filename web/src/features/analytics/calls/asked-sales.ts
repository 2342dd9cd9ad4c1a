import type { Day } from '@parley/core/blog/calendar'
import { z } from 'zod/mini'
import { queryClient } from '~/data/query-client.ts'

export const counted = {
  currency: z.string(),
  created: z.number(),
  won: z.number(),
  lost: z.number(),
  won_value: z.number(),
}

export interface Asked {
  from: Day
  to: Day
  timeZone: string
  owner: string | undefined
  /** The key of one. */
  pipeline: string | undefined
}

export const salesKey = ['sales']
export const ofOwner = (owner: string | undefined) => (owner === undefined ? {} : { only_owner: owner })

export const narrowedTo = ({ owner, pipeline }: Asked) => ({
  ...ofOwner(owner),
  ...(pipeline === undefined ? {} : { only_pipeline: pipeline }),
})

export const refreshSales = (): Promise<void> => queryClient.invalidateQueries({ queryKey: salesKey })
