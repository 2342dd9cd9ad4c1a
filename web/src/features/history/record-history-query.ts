import { infiniteQueryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { supabase } from '~/data/supabase.ts'
import { type Change, changeColumns, changeSchema } from './change.ts'
import { historyKeys } from './history-keys.ts'

const pageSize = 20
const changes = z.array(changeSchema)

async function readPage(recordId: string, before: Change | null, signal: AbortSignal): Promise<Change[]> {
  const newest = supabase
    .from('record_changes')
    .select(changeColumns)
    .eq('record_id', recordId)
    .order('changed_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(pageSize)
  const { data } = await (before
    ? newest.or(
        `changed_at.lt."${before.changed_at}",and(changed_at.eq."${before.changed_at}",id.lt.${before.id})`,
      )
    : newest
  )
    .abortSignal(signal)
    .throwOnError()
  return changes.parse(data)
}

const newest: Change | null = null

/** What was changed on a record, the latest first, in pages of which each begins where the one before ended. */
export const recordHistoryQuery = (recordId: string) =>
  infiniteQueryOptions({
    queryKey: historyKeys.record(recordId),
    initialPageParam: newest,
    getNextPageParam: (last: Change[]): Change | undefined =>
      last.length < pageSize ? undefined : last.at(-1),
    queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: Change | null }) =>
      readPage(recordId, pageParam, signal),
  })
