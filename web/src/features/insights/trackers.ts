import { readAllById } from '@parley/core/paging/read-pages'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '~/data/query-client.ts'
import { supabase } from '~/data/supabase.ts'
import { insightKeys } from './queries.ts'
import { splitWords, type TrackerForm } from './tracker-form.ts'

export interface Tracker {
  id: string
  name: string
  words: string[]
  created_by: string | null
}

export const trackersQuery = () =>
  queryOptions({
    queryKey: [...insightKeys.all, 'trackers'],
    queryFn: async ({ signal }): Promise<Tracker[]> => {
      const trackers = await readAllById((after) =>
        supabase
          .from('insight_trackers')
          .select('id, name, words, created_by', { count: 'exact' })
          .gt('id', after)
          .order('id')
          .abortSignal(signal)
          .throwOnError(),
      )
      return trackers.toSorted((one, other) => one.name.localeCompare(other.name))
    },
  })

export const refreshInsights = () => queryClient.invalidateQueries({ queryKey: insightKeys.all })

/** Makes a tracker, or changes the one of that id. */
export async function saveTracker(id: string | undefined, { name, words }: TrackerForm): Promise<void> {
  const row = { name: name.trim(), words: splitWords(words) }
  const table = supabase.from('insight_trackers')
  await (id === undefined ? table.insert(row) : table.update(row).eq('id', id)).throwOnError()
  await refreshInsights()
}

/** Puts a deleted tracker back as it was. */
export async function restoreTracker(tracker: Tracker): Promise<void> {
  await supabase.from('insight_trackers').upsert(tracker).throwOnError()
  await refreshInsights()
}

export async function deleteTracker(id: string): Promise<void> {
  await supabase.from('insight_trackers').delete().eq('id', id).throwOnError()
  await refreshInsights()
}
