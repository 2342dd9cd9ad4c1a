import { supabase } from '~/data/supabase.ts'

/** After a failure: goes on behind the last row that is in. */
export const resumeImport = (id: string) => supabase.rpc('start_lead_import', { import: id }).throwOnError()
