import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { voiceKeys } from '../voice-keys.ts'

async function readEmail(id: string, signal: AbortSignal) {
  const { data } = await supabase
    .from('follow_up_emails')
    .select('id, to_name, to_email, subject, body, engine, status, sent_at')
    .eq('recording_id', id)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError()
  return data
}

export const emailQuery = (id: string) =>
  queryOptions({ queryKey: [...voiceKeys.one(id), 'email'], queryFn: ({ signal }) => readEmail(id, signal) })

export type EmailRow = NonNullable<Awaited<ReturnType<typeof readEmail>>>
