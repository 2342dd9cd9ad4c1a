import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { queryClient } from '~/data/query-client.ts'
import { supabase } from '~/data/supabase.ts'

const ticketSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  subject: z.string(),
  body: z.string(),
  status: z.enum(['open', 'answered', 'closed']),
  answer: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
  created_at: z.string(),
})
export type Ticket = z.infer<typeof ticketSchema>

export const mostTickets = 50

/** One's own tickets; for admins those of everybody. The latest 50, open ones first. */
export const ticketsQuery = () =>
  queryOptions({
    queryKey: ['support-tickets'],
    queryFn: async ({ signal }): Promise<Ticket[]> => {
      const { data } = await supabase
        .from('support_tickets')
        .select('id, user_id, subject, body, status, answer, answered_at, created_at')
        .order('status', { ascending: false })
        .order('created_at', { ascending: false })
        .limit(mostTickets)
        .abortSignal(signal)
        .throwOnError()
      return z.array(ticketSchema).parse(data)
    },
  })

export const refreshTickets = () => queryClient.invalidateQueries({ queryKey: ticketsQuery().queryKey })

export async function askSupport(subject: string, body: string): Promise<void> {
  await supabase.from('support_tickets').insert({ subject: subject.trim(), body: body.trim() }).throwOnError()
  await refreshTickets()
}

export async function answerTicket(id: string, answer: string): Promise<void> {
  await supabase.rpc('answer_support_ticket', { ticket_id: id, answer }).throwOnError()
  await refreshTickets()
}
