import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { countOf } from '~/data/formats.ts'
import { supabase } from '~/data/supabase.ts'
import { AccountLink } from '../records/index.ts'
import { leadKeys } from './calls/lead-keys.ts'
import type { Lead } from './lead.ts'
import { NoteToCome } from './note-to-come.tsx'

async function countOthers(lead: Lead, column: 'contact_id' | 'account_id'): Promise<number> {
  const id = lead[column]
  if (id === null) return 0
  const { count } = await supabase
    .from('leads')
    .select('id', { count: 'exact', head: true })
    .eq(column, id)
    .neq('id', lead.id)
    .throwOnError()
  return count ?? 0
}

/** Whose facts these are: what is changed here is changed for the contact's and the account's other leads too. */
export default function CustomerNote({ lead }: { lead: Lead }) {
  const { contact_id, account_id, company } = lead
  const { data } = useQuery({
    queryKey: [...leadKeys.one(lead.id), 'shared', contact_id, account_id],
    queryFn: async () => {
      const [contact, account] = await Promise.all([
        countOthers(lead, 'contact_id'),
        countOthers(lead, 'account_id'),
      ])
      return { contact, account }
    },
  })
  if (!data) return <NoteToCome lead={lead} />
  if (contact_id === null) return null
  const also = (count: number) => count > 0 && <>, shared with {countOf(count, 'other lead')}</>
  return (
    <p className="pt-3 text-sm text-faint">
      Linked to contact{' '}
      <Link to="/contacts/$contactId" params={{ contactId: contact_id }} className="link">
        {lead.name}
      </Link>
      {also(data.contact)}.
      {account_id !== null && company !== null && (
        <>
          {' '}
          Account:{' '}
          <span className="link">
            <AccountLink account={{ id: account_id, name: company }} />
          </span>
          {also(data.account)}.
        </>
      )}
    </p>
  )
}
