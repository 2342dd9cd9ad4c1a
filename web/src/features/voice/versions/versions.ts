import { readAll } from '@parley/core/paging/read-pages'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { supabase } from '~/data/supabase.ts'
import { voiceKeys } from '../voice-keys.ts'

async function readVersions(id: string, signal: AbortSignal) {
  const versions = await readAll(
    0,
    (after) =>
      supabase
        .from('transcript_versions')
        .select('id, number, engine, is_draft, reason, words, created_at, profiles(full_name, email)', {
          count: 'exact',
        })
        .eq('recording_id', id)
        .gt('number', after)
        .order('number')
        .abortSignal(signal)
        .throwOnError(),
    ({ number }) => number,
  )
  return versions.toReversed()
}

/** Earlier texts of a transcript, the latest first, without the texts. */
export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...voiceKeys.one(id), 'versions'],
    queryFn: ({ signal }) => readVersions(id, signal),
  })

export type VersionRow = Awaited<ReturnType<typeof readVersions>>[number]

const segments = z.array(z.object({ start: z.number(), speaker: z.string(), text: z.string() }))
export type VersionSegment = z.infer<typeof segments>[number]

/** What one version says. It never changes. */
export const versionTextQuery = (recordingId: string, versionId: string | undefined) =>
  queryOptions({
    queryKey: [...voiceKeys.one(recordingId), 'version', versionId],
    enabled: versionId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from('transcript_versions')
        .select('segments')
        .eq('id', versionId ?? '')
        .abortSignal(signal)
        .single()
        .throwOnError()
      return segments.parse(data.segments)
    },
  })

/** Puts an earlier text back; what stood until now becomes a version. */
export async function restoreVersion(id: string): Promise<void> {
  await supabase.rpc('restore_transcript', { version: id }).throwOnError()
}

const reasons: Record<string, string> = {
  transcribed_again: 'until it was transcribed again',
  imported: 'until a transcript was imported',
  edited: 'before it was edited',
  restored: 'until an earlier one was restored',
}

/** When and why a version ended, in words. */
export const describeReason = (reason: string): string => reasons[reason] ?? reason
