import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'

const readySchema = z.catchall(z.object({ status: z.enum(['ready', 'not ready']) }), z.boolean())

/** The parts of the instance by name, and whether each works (`/readyz`); looked at every half minute. */
export const instanceStateQuery = () =>
  queryOptions({
    queryKey: ['instance-state'],
    staleTime: 0,
    refetchInterval: 30_000,
    retry: false,
    queryFn: async ({ signal }): Promise<{ name: string; isWorking: boolean }[]> => {
      const response = await fetch('/readyz', { signal })
      const { status: _, ...parts } = readySchema.parse(await response.json())
      return Object.entries(parts).map(([name, isWorking]) => ({ name, isWorking }))
    },
  })
