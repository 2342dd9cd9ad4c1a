import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { supabase } from '~/data/supabase.ts'
import { refreshMs, text } from '../reading.ts'

const mails = z.array(
  z.object({
    id: z.string(),
    recipient: z.string(),
    subject: z.string(),
    body_text: text,
    status: z.string(),
    error: text,
    created_at: z.string(),
    sent_at: text,
  }),
)

export const mailQuery = () =>
  queryOptions({
    queryKey: ['admin', 'mail'],
    refetchInterval: refreshMs,
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .rpc('admin_mail_outbox', { newest: 100 })
        .abortSignal(signal)
        .throwOnError()
      return mails.parse(data)
    },
  })
