import { supabase } from './supabase.ts'

/** Writes into the company's history that a list was taken along. @param kind its table, or `history` */
export const noteExport = (kind: string, rows: number) =>
  supabase.rpc('note_export', { kind, row_count: rows }).throwOnError()
