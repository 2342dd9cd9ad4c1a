import { lowestId, readAll } from '@parley/core/paging/read-pages'
import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { voiceKeys } from '../voice-keys.ts'

async function readConsents(id: string, signal: AbortSignal) {
  const consents = await readAll(
    lowestId,
    (after) =>
      supabase
        .from('recording_consents')
        .select('id, method, told, means, note, created_at, profiles(full_name, email)', { count: 'exact' })
        .eq('recording_id', id)
        .gt('id', after)
        .order('id')
        .abortSignal(signal)
        .throwOnError(),
    (consent) => consent.id,
  )
  return consents.toSorted((a, b) => a.created_at.localeCompare(b.created_at))
}

/** Who was told that a recording is made, how and when, the first first. */
export const consentsQuery = (id: string) =>
  queryOptions({
    queryKey: [...voiceKeys.one(id), 'consents'],
    queryFn: ({ signal }) => readConsents(id, signal),
  })

export type ConsentRow = Awaited<ReturnType<typeof readConsents>>[number]

export async function addConsent(recordingId: string, told: string, means: string): Promise<void> {
  await supabase
    .from('recording_consents')
    .insert({ recording_id: recordingId, method: 'everyone_agreed', told, means })
    .throwOnError()
}
