import { foldHeading } from '@parley/core/leads/import/fold-heading'
import type { ImportSubject } from '@parley/core/leads/import/import-subjects'
import type { ValueMap } from '@parley/core/leads/import/read-row'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { supabase } from '~/data/supabase.ts'
import { importKeys } from './import-keys.ts'

const mappingSchema = z.array(z.nullable(z.string()))
const valuesSchema = z.record(z.string(), z.record(z.string(), z.string()))

export interface Remembered {
  /** The field that each heading filled, by folded heading. */
  fields: ReadonlyMap<string, string | null>
  /** What was said that values mean, by column. */
  values: ValueMap
}

/** What was said in the company's latest imports of such files; the latest wins. */
export const rememberedQuery = (record: ImportSubject) =>
  queryOptions({
    queryKey: importKeys.remembered(record),
    // The import that was just started has said more: what was read before it is not shown for the next file.
    gcTime: 0,
    queryFn: async ({ signal }): Promise<Remembered> => {
      const { data } = await supabase
        .from('lead_imports')
        .select('headers, mapping, value_map')
        .eq('record', record)
        .order('created_at', { ascending: false })
        .limit(20)
        .abortSignal(signal)
        .throwOnError()
      const values: Record<string, Record<string, string>> = {}
      const pairs = data.toReversed().flatMap(({ headers, mapping, value_map }) => {
        for (const [column, meant] of Object.entries(z.safeParse(valuesSchema, value_map).data ?? {}))
          values[column] = { ...values[column], ...meant }
        const fields = z.safeParse(mappingSchema, mapping).data ?? []
        return headers.map((heading, index): [string, string | null] => [
          foldHeading(heading),
          fields[index] ?? null,
        ])
      })
      return { fields: new Map(pairs.filter(([heading]) => heading !== '')), values }
    },
  })
