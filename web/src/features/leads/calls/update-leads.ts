import { inPieces } from '~/data/in-pieces.ts'
import { supabase } from '~/data/supabase.ts'
import type { LeadPatch } from '../lead.ts'

/** The same change to each of the leads. */
export async function updateLeads(ids: readonly string[], patch: LeadPatch): Promise<void> {
  await inPieces(ids, (piece) => supabase.from('leads').update(patch).in('id', piece).throwOnError())
}
