import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { leadColumns, readLead } from '../lead.ts'

/** The leads that are likely the same as one, the surest first, with the rule that says so. */
export const similarQuery = (id: string) =>
  queryOptions({
    queryKey: ['leads', 'similar', id],
    queryFn: async ({ signal }) => {
      const { data } = await supabase.rpc('similar_leads', { lead: id }).abortSignal(signal).throwOnError()
      return data
    },
  })

/** Two leads beside each other, with how much hangs on each. */
export const mergeQuery = (ids: readonly [string, string]) =>
  queryOptions({
    queryKey: ['leads', 'merge', ...ids],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from('leads')
        .select(
          `${leadColumns}, tasks(count), recordings(count), lead_activities(count), follow_up_emails(count)`,
        )
        .in('id', ids)
        .abortSignal(signal)
        .throwOnError()
      const read = data.map(({ tasks, recordings, lead_activities, follow_up_emails, ...row }) => ({
        lead: readLead(row),
        counts: {
          tasks: tasks[0]?.count ?? 0,
          recordings: recordings[0]?.count ?? 0,
          activities: lead_activities[0]?.count ?? 0,
          emails: follow_up_emails[0]?.count ?? 0,
        },
      }))
      const one = read.find(({ lead }) => lead.id === ids[0])
      const other = read.find(({ lead }) => lead.id === ids[1])
      return one && other ? ([one, other] as const) : null
    },
  })

export type MergeSide = NonNullable<
  Awaited<ReturnType<NonNullable<ReturnType<typeof mergeQuery>['queryFn']>>>
>[0]
