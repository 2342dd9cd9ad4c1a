import type { ImportSubject } from '@parley/core/leads/import/import-subjects'
import { queryOptions } from '@tanstack/react-query'
import { inPieces } from '~/data/in-pieces.ts'
import { supabase } from '~/data/supabase.ts'
import { importKeys } from './import-keys.ts'

export const shownKept = 100

/** The first records that an undo left as they are. */
export const keptQuery = (id: string, subject: ImportSubject) =>
  queryOptions({
    queryKey: importKeys.kept(id),
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from('lead_import_rows')
        .select('row_number, lead_id, customer_id, activity_ids, kept_reason')
        .eq('import_id', id)
        .not('kept_reason', 'is', null)
        .order('row_number')
        .limit(2 * shownKept)
        .abortSignal(signal)
        .throwOnError()
      const reasons = new Map(
        data.flatMap(({ lead_id, customer_id, activity_ids, kept_reason }) => {
          const record = lead_id ?? customer_id ?? activity_ids?.[0] ?? null
          return record === null ? [] : [[record, kept_reason ?? '']]
        }),
      )
      const records = await inPieces([...reasons.keys()].slice(0, shownKept), (piece) =>
        subject === 'notes'
          ? supabase
              .from('lead_activities')
              .select('id, name:body')
              .in('id', piece)
              .abortSignal(signal)
              .throwOnError()
          : supabase.from(subject).select('id, name').in('id', piece).abortSignal(signal).throwOnError(),
      )
      return records.map(({ id: record, name }) => ({
        id: record,
        name: name ?? '',
        reason: reasons.get(record) ?? '',
      }))
    },
  })
