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

/** The kinds of records that the fields of a change name. */
const named = ['lead', 'account', 'contact', 'team'] as const

/** Ids of the records of a kind that changes name. */
function idsIn(changes: readonly Change[], type: (typeof named)[number]): string[] {
  const ids = changes.flatMap(({ record, before, after }) => {
    const columns = historyRecord(record).fields.filter((field) => field.type === type)
    return columns.flatMap(({ column }) => [before?.[column], after?.[column]])
  })
  return [...new Set(ids.filter((id) => typeof id === 'string'))].toSorted()
}

/** The names that members had who left the company, by id; owners alone may read them. */
const formerQuery = (ids: readonly string[]) =>
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
function formerIn(changes: readonly Change[], members: readonly { id: string }[]): string[] {
  const present = new Set(members.map(({ id }) => id))
  const actors = changes.flatMap(({ actor_id }) =>
    actor_id === null || present.has(actor_id) ? [] : [actor_id],
  )
  return [...new Set(actors)].toSorted()
}

const namesQuery = (table: `${(typeof named)[number]}s`, ids: readonly string[]) =>
  queryOptions({
    queryKey: historyKeys.names([table, ...ids]),
    staleTime: 5 * 60_000,
    enabled: ids.length > 0,
    queryFn: ({ signal }) =>
      inPieces(ids, (piece) =>
        supabase.from(table).select('id, name').in('id', piece).abortSignal(signal).throwOnError(),
      ),
  })

/**
 * What is read to say whom and what changes name, beside the members: one read for each kind that they name.
 * @param members undefined until they are known: then nobody is taken for a former one
 */
export const nameQueries = (changes: readonly Change[], members: readonly { id: string }[] | undefined) => [
  formerQuery(members ? formerIn(changes, members) : []),
  ...named.map((type) => namesQuery(`${type}s`, idsIn(changes, type))),
]

type Named = readonly { id: string; name: string }[]

/** Names by id, of the members and of what those queries answered. */
export const namesById = (members: Named, answers: readonly Named[]): ReadonlyMap<string, string> =>
  new Map([...members, ...answers.flat()].map(({ id, name }) => [id, name]))
