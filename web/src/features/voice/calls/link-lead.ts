import { supabase } from '~/data/supabase.ts'

/** Links a recording to a lead, or to none; either way nobody is asked about the suggestion again. */
export async function linkLead(recordingId: string, leadId: string | null): Promise<void> {
  await supabase
    .from('recordings')
    .update({ lead_id: leadId, suggested_lead: null })
    .eq('id', recordingId)
    .throwOnError()
}
