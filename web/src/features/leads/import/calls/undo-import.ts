import { supabase } from '~/data/supabase.ts'

export const undoImport = (id: string) => supabase.rpc('undo_lead_import', { import: id }).throwOnError()
