import { historyRecord } from '@parley/core/history/records'
import { queryOptions } from '@tanstack/react-query'
import { inPieces } from '~/data/in-pieces.ts'
import { supabase } from '~/data/supabase.ts'
import type { Change } from './change.ts'
import { historyKeys } from './history-keys.ts'

/** What the company calls its own fields. */
export const ownFieldsQuery = () =>
  queryOptions({
    queryKey: historyKeys.ownFields,
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from('lead_fields')
        .select('record, key, label')
        .limit(150)
        .abortSignal(signal)
        .throwOnError()
      return data
    },
  })

/** Ids of the records of a kind that changes name. */
export function idsIn(changes: readonly Change[], type: 'lead' | 'account' | 'contact' | 'team'): string[] {
  const ids = changes.flatMap(({ record, before, after }) => {
    const columns = historyRecord(record).fields.filter((field) => field.type === type)
    return columns.flatMap(({ column }) => [before?.[column], after?.[column]])
  })
  return [...new Set(ids.filter((id) => typeof id === 'string'))].toSorted()
}

/** The names that members had who left the company, by id; owners alone may read them. */
export const formerQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: historyKeys.names(['profiles', ...ids]),
    staleTime: 5 * 60_000,
    enabled: ids.length > 0,
    queryFn: async ({ signal }) => {
      const rows = await inPieces(ids, (piece) =>
        supabase
          .from('record_changes')
          .select('id:record_id, name:before->>name')
          .eq('record', 'profiles')
          .eq('operation', 'delete')
          .in('record_id', piece)
          .order('changed_at')
          .limit(1000)
          .abortSignal(signal)
          .throwOnError(),
      )
      return rows.flatMap(({ id, name }) => (name === null ? [] : [{ id, name: `${name} (left)` }]))
    },
  })

/** Who did something and is no member. */
export function formerIn(changes: readonly Change[], members: readonly { id: string }[]): string[] {
  const present = new Set(members.map(({ id }) => id))
  const actors = changes.flatMap(({ actor_id }) =>
    actor_id === null || present.has(actor_id) ? [] : [actor_id],
  )
  return [...new Set(actors)].toSorted()
}

export const namesQuery = (table: 'leads' | 'accounts' | 'contacts' | 'teams', ids: readonly string[]) =>
  queryOptions({
    queryKey: historyKeys.names([table, ...ids]),
    staleTime: 5 * 60_000,
    enabled: ids.length > 0,
    queryFn: ({ signal }) =>
      inPieces(ids, (piece) =>
        supabase.from(table).select('id, name').in('id', piece).abortSignal(signal).throwOnError(),
      ),
  })
