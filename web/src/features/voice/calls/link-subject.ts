import { type Subject, subjectIds } from '@parley/core/records/subject'
import { supabase } from '~/data/supabase.ts'

/** Gives a recording to a lead, an account or a contact, or to none; either way nobody is asked about the suggestion again. */
export async function linkSubject(
  recordingId: string,
  subject: Pick<Subject, 'kind' | 'id'> | null,
): Promise<void> {
  await supabase
    .from('recordings')
    .update({ ...subjectIds(subject), suggested_lead: null })
    .eq('id', recordingId)
    .throwOnError()
}
