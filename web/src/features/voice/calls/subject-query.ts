import type { Subject } from '@parley/core/records/subject'
import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'

type Named = Pick<Subject, 'name' | 'company'>

async function readSubject(
  { kind, id }: Pick<Subject, 'kind' | 'id'>,
  signal: AbortSignal,
): Promise<Named | null> {
  if (kind === 'lead') {
    const lead = supabase.from('leads').select('name, company').eq('id', id)
    return (await lead.abortSignal(signal).maybeSingle().throwOnError()).data
  }
  if (kind === 'account') {
    const account = supabase.from('accounts').select('name').eq('id', id)
    const { data } = await account.abortSignal(signal).maybeSingle().throwOnError()
    return data && { name: data.name, company: null }
  }
  const contact = supabase.from('contacts').select('name, accounts(name)').eq('id', id)
  const { data } = await contact.abortSignal(signal).maybeSingle().throwOnError()
  return data && { name: data.name, company: data.accounts?.name ?? null }
}

/** What a lead, an account or a contact is called; null where it is no longer there. */
export const subjectQuery = ({ kind, id }: Pick<Subject, 'kind' | 'id'>) =>
  queryOptions({
    queryKey: [`${kind}s`, 'called', id],
    queryFn: ({ signal }) => readSubject({ kind, id }, signal),
  })
