import { type Subject, subjectIds } from '@parley/core/records/subject'
import { supabase } from '~/data/supabase.ts'
import { orAlreadyThere, raise } from '../calls/upload-answers.ts'
import type { LocalRecording } from './local-recording.ts'
import type { ServerRow } from './upload-recording.ts'

async function saveBookmarks({ id, companyId, bookmarks }: LocalRecording): Promise<void> {
  if (bookmarks.length === 0) return
  const rows = bookmarks.map((bookmark) => ({
    id: bookmark.id,
    company_id: companyId,
    recording_id: id,
    kind: 'bookmark',
    text: 'Marked while recording',
    quote: '',
    start_seconds: bookmark.seconds,
    end_seconds: bookmark.seconds,
  }))
  raise(await supabase.from('recording_insights').upsert(rows, { onConflict: 'id', ignoreDuplicates: true }))
}

/** The row of a recording that is kept in this browser, as the upload needs it. */
export const serverRow: ServerRow = {
  async ensure(recording) {
    const insert = (about: Pick<Subject, 'kind' | 'id'> | null) =>
      supabase.from('recordings').insert({
        id: recording.id,
        company_id: recording.companyId,
        title: recording.title,
        source: recording.source,
        recorded_at: recording.startedAt,
        storage_path: recording.objectName,
        mime_type: recording.mimeType,
        ...(recording.channels > 0 ? { channels: recording.channels } : {}),
        ...(recording.language ? { language: recording.language, language_origin: 'chosen' } : {}),
        ...(recording.speakerNames ? { speaker_names: recording.speakerNames } : {}),
        ...(about ? subjectIds(about) : {}),
      })
    const { about = null } = recording
    const answer = await insert(about)
    // Deleted, merged or given away meanwhile: what was said is kept without it.
    const isLost = about !== null && ['23503', '42501'].includes(answer.error?.code ?? '')
    orAlreadyThere(isLost ? await insert(null) : answer)
    if (recording.consent) {
      orAlreadyThere(
        await supabase.from('recording_consents').insert({
          id: recording.consent.id,
          company_id: recording.companyId,
          recording_id: recording.id,
          method: recording.consent.method,
          ...(recording.consent.told ? { told: recording.consent.told } : {}),
          ...(recording.consent.means ? { means: recording.consent.means } : {}),
        }),
      )
    }
  },
  async stop(recording) {
    if (recording.captions.length > 0) {
      raise(
        await supabase
          .from('recordings')
          .update({ live_captions: recording.captions.map((caption) => ({ ...caption })) })
          .eq('id', recording.id),
      )
    }
    await saveBookmarks(recording)
    raise(await supabase.rpc('stop_recording', { recording: recording.id, seconds: recording.seconds }))
  },
  async finish(recording) {
    const answer = await supabase.rpc('finish_upload', { recording: recording.id })
    if (answer.error?.code === 'P0001') return false
    raise(answer)
    return true
  },
}
