import { toCustomerQuestions } from '@parley/core/blog/customer-questions'
import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'

const mostRead = 500

/** What customers asked in the company's newest conversations, without what could tell who asked. */
export const customerQuestionsQuery = () =>
  queryOptions({
    queryKey: ['blog', 'customer-questions'],
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }) => {
      const [questions, leads] = await Promise.all([
        supabase
          .from('recording_insights')
          .select('text, recording_id')
          .eq('kind', 'question')
          .eq('data->>askedBy', 'them')
          .order('created_at', { ascending: false })
          .limit(mostRead)
          .abortSignal(signal)
          .throwOnError(),
        supabase
          .from('leads')
          .select('name, company')
          .order('last_activity_at', { ascending: false })
          .limit(mostRead * 2)
          .abortSignal(signal)
          .throwOnError(),
      ])
      return toCustomerQuestions(
        questions.data.map(({ text, recording_id: recordingId }) => ({ text, recordingId })),
        leads.data.flatMap(({ name, company }) => [name, company ?? '']),
      )
    },
  })
