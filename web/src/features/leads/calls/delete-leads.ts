import { inPieces } from '~/data/in-pieces.ts'
import { supabase } from '~/data/supabase.ts'

export async function deleteLeads(ids: readonly string[]): Promise<void> {
  await inPieces(ids, (piece) => supabase.from('leads').delete().in('id', piece).throwOnError())
}
