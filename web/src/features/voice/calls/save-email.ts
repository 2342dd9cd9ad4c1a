import { supabase } from '~/data/supabase.ts'

export async function saveEmail(
  id: string,
  email: { to_email: string | null; subject: string; body: string },
): Promise<void> {
  await supabase.from('follow_up_emails').update(email).eq('id', id).throwOnError()
}
