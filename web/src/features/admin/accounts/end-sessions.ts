import { supabase } from '~/data/supabase.ts'
import { refreshAdmin } from '../admin-keys.ts'

/** @returns how many sessions ended */
export async function endSessions(target: string): Promise<number> {
  const { data } = await supabase.rpc('end_account_sessions', { target }).throwOnError()
  await refreshAdmin()
  return data
}
