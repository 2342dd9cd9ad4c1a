import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { voiceKeys } from '../voice-keys.ts'

async function readRecording(id: string, signal: AbortSignal) {
  const { data } = await supabase
    .from('recordings')
    .select(
      '*, leads(id, name, company, email, status), accounts(id, name), contacts(id, name, email, accounts(name))',
    )
    .eq('id', id)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError()
  return data
}

export const recordingQuery = (id: string) =>
  queryOptions({
    queryKey: [...voiceKeys.one(id), 'row'],
    queryFn: ({ signal }) => readRecording(id, signal),
  })

export type RecordingRow = NonNullable<Awaited<ReturnType<typeof readRecording>>>
