import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'

export type Visibility = 'company' | 'private'
export type Expires = 'audio' | 'everything'

export interface RecordingSettings {
  default_visibility: Visibility
  /** Who was told, and how, is asked before each recording. */
  asks_consent: boolean
  /** Null keeps everything. */
  keep_days: number | null
  /** What goes after `keep_days`. */
  expires: Expires
}

const defaults: RecordingSettings = {
  default_visibility: 'company',
  asks_consent: false,
  keep_days: null,
  expires: 'audio',
}

/** What the company has decided about recordings; the defaults until it has. */
export const settingsQuery = (companyId: string | null) =>
  queryOptions({
    queryKey: ['voice-settings', companyId],
    enabled: companyId !== null,
    staleTime: 60_000,
    queryFn: async ({ signal }): Promise<RecordingSettings> => {
      const { data } = await supabase
        .from('recording_settings')
        .select('default_visibility, asks_consent, keep_days, expires')
        .eq('company_id', companyId ?? '')
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      if (!data) return defaults
      return {
        default_visibility: data.default_visibility === 'private' ? 'private' : 'company',
        asks_consent: data.asks_consent,
        keep_days: data.keep_days,
        expires: data.expires === 'everything' ? 'everything' : 'audio',
      }
    },
  })

export async function saveSettings(companyId: string, settings: RecordingSettings): Promise<void> {
  await supabase
    .from('recording_settings')
    .upsert({ company_id: companyId, ...settings })
    .throwOnError()
}

/** What a rule would take at the next full hour: recordings, their seconds, and how many are held. */
export const expiryPreviewQuery = (days: number | null, expires: Expires) =>
  queryOptions({
    queryKey: ['voice-settings', 'preview', days, expires],
    enabled: days !== null,
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .rpc('preview_expiry', { days: days ?? 0, scope: expires })
        .abortSignal(signal)
        .single()
        .throwOnError()
      return data
    },
  })

export const mostDeletions = 20

/** The last twenty deletions: what, when, why, by whom. */
export const deletionsQuery = queryOptions({
  queryKey: ['voice-settings', 'deletions'],
  queryFn: async ({ signal }) => {
    const { data } = await supabase
      .from('recording_deletions')
      .select('id, what, reason, recorded_at, created_at, profiles(full_name, email)')
      .order('created_at', { ascending: false })
      .limit(mostDeletions)
      .abortSignal(signal)
      .throwOnError()
    return data
  },
})
