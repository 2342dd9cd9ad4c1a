import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { queryClient } from '~/data/query-client.ts'
import { supabase } from '~/data/supabase.ts'
import { insightKeys } from './queries.ts'

export interface Tracker {
  id: string
  name: string
  words: string[]
}

const mostWords = 20
const longestWord = 60

/** Words and phrases of a text, one a line or between commas; each once, whatever its letter case. */
export const splitWords = (text: string): string[] => [
  ...new Map(
    text
      .split(/[\n,]/)
      .map((word) => word.replace(/\s+/g, ' ').trim())
      .filter((word) => word !== '')
      .map((word) => [word.toLowerCase(), word]),
  ).values(),
]

/** The form of a tracker; the limits are those of the table. */
export const trackerSchema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'Give it a name'), z.maxLength(60, 'At most 60 characters')),
  words: z.string().check(
    z.refine((text) => splitWords(text).length > 0, 'Write at least one word'),
    z.refine((text) => splitWords(text).length <= mostWords, `At most ${mostWords} words or phrases`),
    z.refine(
      (text) => splitWords(text).every((word) => word.length <= longestWord),
      `Each word or phrase has at most ${longestWord} characters`,
    ),
  ),
})
export type TrackerForm = z.infer<typeof trackerSchema>

export const trackersQuery = () =>
  queryOptions({
    queryKey: [...insightKeys.all, 'trackers'],
    queryFn: async ({ signal }): Promise<Tracker[]> => {
      const { data } = await supabase
        .from('insight_trackers')
        .select('id, name, words')
        .order('name')
        .limit(200)
        .abortSignal(signal)
        .throwOnError()
      return data
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
