import { type Day, moveDay } from '@parley/core/blog/calendar'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryClient } from '~/data/query-client.ts'
import { supabase } from '~/data/supabase.ts'
import { coachingFacts, dealFacts } from './facts.ts'

const adviceKey = ['advice'] as const
export const refreshAdvice = () => queryClient.invalidateQueries({ queryKey: adviceKey })

/** The facts of open deals, of everybody or of one owner. */
export const dealFactsQuery = (owner: string | undefined) =>
  queryOptions({
    queryKey: [...adviceKey, 'deals', owner],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .rpc('deal_facts', owner === undefined ? {} : { only_owner: owner })
        .abortSignal(signal)
        .throwOnError()
      return dealFacts.parse(data)
    },
  })

interface Period {
  today: Day
  days: number
  timeZone: string
  owner: string | undefined
}

/** What coaching needs beside the figures of /insights, for the last `days` days up to today and as many before. */
export const coachingFactsQuery = ({ today, days, timeZone, owner }: Period) =>
  queryOptions({
    queryKey: [...adviceKey, 'coaching', today, days, timeZone, owner],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .rpc('coaching_facts', {
          from_day: moveDay(today, 1 - days),
          to_day: today,
          time_zone: timeZone,
          ...(owner === undefined ? {} : { only_owner: owner }),
        })
        .abortSignal(signal)
        .throwOnError()
      return coachingFacts.parse(data)
    },
  })

/** The subjects that are out of sight for now. */
export const dismissalsQuery = () =>
  queryOptions({
    queryKey: [...adviceKey, 'dismissals'],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from('advice_dismissals')
        .select('subject, dismissed_until')
        .order('dismissed_until', { ascending: false })
        .limit(1000)
        .abortSignal(signal)
        .throwOnError()
      return data
    },
  })

const twoWeeks = 14 * 86_400_000

/** Takes a line out of everybody's sight for two weeks. */
export async function dismissAdvice(subject: string, leadId: string | null): Promise<void> {
  await supabase
    .from('advice_dismissals')
    .upsert(
      { subject, lead_id: leadId, dismissed_until: new Date(Date.now() + twoWeeks).toISOString() },
      { onConflict: 'company_id,subject' },
    )
    .throwOnError()
}

export async function showAdviceAgain(subject: string): Promise<void> {
  await supabase.from('advice_dismissals').delete().eq('subject', subject).throwOnError()
}

interface NewTask {
  title: string
  due_at: string
  lead_id: string
}

/** Makes a task; answers its id. */
export async function makeLeadTask(task: NewTask): Promise<string> {
  const { data } = await supabase.from('tasks').insert(task).select('id').single().throwOnError()
  return data.id
}

export async function deleteTask(id: string): Promise<void> {
  await supabase.from('tasks').delete().eq('id', id).throwOnError()
}

/** Moves a lead to a stage where it still stands where it was seen; false where somebody was quicker. */
export async function moveLead(id: string, from: string, to: string): Promise<boolean> {
  const { data } = await supabase
    .from('leads')
    .update({ status: to })
    .eq('id', id)
    .eq('status', from)
    .select('id')
    .throwOnError()
  return data.length > 0
}
