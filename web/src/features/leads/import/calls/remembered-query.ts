import { foldHeading } from '@parley/core/leads/import/fold-heading'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { supabase } from '~/data/supabase.ts'
import { importKeys } from './import-keys.ts'

const mappingSchema = z.array(z.nullable(z.string()))

/** The field that each heading filled in the company's latest imports, by folded heading; the latest wins. */
export const rememberedQuery = () =>
  queryOptions({
    queryKey: importKeys.remembered,
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, string | null>> => {
      const { data } = await supabase
        .from('lead_imports')
        .select('headers, mapping')
        .order('created_at', { ascending: false })
        .limit(20)
        .abortSignal(signal)
        .throwOnError()
      const pairs = data.toReversed().flatMap(({ headers, mapping }) => {
        const fields = z.safeParse(mappingSchema, mapping).data ?? []
        return headers.map((heading, index): [string, string | null] => [
          foldHeading(heading),
          fields[index] ?? null,
        ])
      })
      return new Map(pairs.filter(([heading]) => heading !== ''))
    },
  })
