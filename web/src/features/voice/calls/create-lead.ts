import { supabase } from '~/data/supabase.ts'
import { linkSubject } from './link-subject.ts'
import { orAlreadyThere } from './upload-answers.ts'

/** @param lead with an id made by the caller, so that a second try after a cut makes no second lead */
export async function createLead(
  recordingId: string,
  companyId: string,
  lead: { id: string; name: string; company: string | null; email: string | null; phone: string | null },
): Promise<void> {
  orAlreadyThere(await supabase.from('leads').insert({ ...lead, company_id: companyId, source: 'recording' }))
  await linkSubject(recordingId, { kind: 'lead', id: lead.id })
}
