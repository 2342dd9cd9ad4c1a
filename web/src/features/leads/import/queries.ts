import { foldHeading } from '@parley/core/leads/import/fields'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Database } from '~/data/database.ts'
import { supabase } from '~/data/supabase.ts'

export type LeadImport = Database['public']['Tables']['lead_imports']['Row']

export const importKeys = {
  list: ['lead-imports', 'list'],
  one: (id: string) => ['lead-imports', 'one', id],
  rejected: (id: string) => ['lead-imports', 'rejected', id],
  kept: (id: string) => ['lead-imports', 'kept', id],
  remembered: ['lead-imports', 'remembered'],
} as const

/** The latest imports of the company. */
export const importsQuery = () =>
  queryOptions({
    queryKey: importKeys.list,
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from('lead_imports')
        .select('*')
        .neq('status', 'uploading')
        .order('created_at', { ascending: false })
        .limit(20)
        .abortSignal(signal)
        .throwOnError()
      return data
    },
  })

/** `null` where there is none. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: importKeys.one(id),
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from('lead_imports')
        .select('*')
        .eq('id', id)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      return data
    },
  })

export const shownRejected = 20

/** The first rows that did not come in, with the first cell that holds something. */
export const rejectedQuery = (id: string) =>
  queryOptions({
    queryKey: importKeys.rejected(id),
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from('lead_import_rows')
        .select('row_number, outcome, reason, cells')
        .eq('import_id', id)
        .in('outcome', ['skipped', 'failed'])
        .order('row_number')
        .limit(shownRejected)
        .abortSignal(signal)
        .throwOnError()
      return data.map(({ cells, ...row }) => {
        const texts = z.safeParse(z.array(z.string()), cells).data ?? []
        return { ...row, name: texts.find((text) => text.trim() !== '') ?? '' }
      })
    },
  })

/** The leads that an undo left as they are, at most a hundred. */
export const keptQuery = (id: string) =>
  queryOptions({
    queryKey: importKeys.kept(id),
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from('lead_import_rows')
        .select('row_number, lead_id, kept_reason')
        .eq('import_id', id)
        .not('kept_reason', 'is', null)
        .order('row_number')
        .limit(200)
        .abortSignal(signal)
        .throwOnError()
      const ids = [...new Set(data.flatMap(({ lead_id }) => (lead_id === null ? [] : [lead_id])))].slice(
        0,
        100,
      )
      const leads = await supabase
        .from('leads')
        .select('id, name')
        .in('id', ids)
        .abortSignal(signal)
        .throwOnError()
      const reasons = new Map(data.map(({ lead_id, kept_reason }) => [lead_id, kept_reason]))
      return leads.data.map(({ id: leadId, name }) => ({
        id: leadId,
        name,
        reason: reasons.get(leadId) ?? '',
      }))
    },
  })

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

export const undoImport = (id: string) => supabase.rpc('undo_lead_import', { import: id }).throwOnError()

/** After a failure: goes on behind the last row that is in. */
export const resumeImport = (id: string) => supabase.rpc('start_lead_import', { import: id }).throwOnError()
