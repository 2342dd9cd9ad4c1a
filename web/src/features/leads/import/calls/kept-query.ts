import { queryOptions } from '@tanstack/react-query'
import { inPieces } from '~/data/in-pieces.ts'
import { supabase } from '~/data/supabase.ts'
import { importKeys } from './import-keys.ts'

export const shownKept = 100

/** The first leads that an undo left as they are. */
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
        .limit(2 * shownKept)
        .abortSignal(signal)
        .throwOnError()
      const kept = new Set(data.flatMap(({ lead_id }) => (lead_id === null ? [] : [lead_id])))
      const ids = [...kept].slice(0, shownKept)
      const leads = await inPieces(ids, (piece) =>
        supabase.from('leads').select('id, name').in('id', piece).abortSignal(signal).throwOnError(),
      )
      const reasons = new Map(data.map(({ lead_id, kept_reason }) => [lead_id, kept_reason]))
      return leads.map(({ id: leadId, name }) => ({
        id: leadId,
        name,
        reason: reasons.get(leadId) ?? '',
      }))
    },
  })
