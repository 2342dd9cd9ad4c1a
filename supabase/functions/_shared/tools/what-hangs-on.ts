import type { SupabaseClient } from '@supabase/supabase-js'
import type { CallContext } from './context.ts'

/** A kind of record that hangs on another by a column that names it. */
interface Hanging {
  table: string
  label: string
  /** "This lead has a task by now." */
  what: string
  /** Whether it stays when the other goes, then without it. */
  stays: boolean
}

const tasks: Hanging = { table: 'tasks', label: 'Tasks', what: 'a task', stays: true }
const recordings: Hanging = { table: 'recordings', label: 'Recordings', what: 'a recording', stays: true }
const files: Hanging = { table: 'attachments', label: 'Files', what: 'a file', stays: false }
const sales: Hanging = { table: 'leads', label: 'Sales', what: 'a sale', stays: true }
const history = (what: string): Hanging => ({
  table: 'lead_activities',
  label: 'Notes and history',
  what,
  stays: false,
})

/** What hangs on a record, by the column that names it. */
export const hangingOn: Partial<Record<string, { noun: string; column: string; parts: readonly Hanging[] }>> =
  {
    leads: {
      noun: 'lead',
      column: 'lead_id',
      parts: [tasks, recordings, files, history('a note or a change')],
    },
    accounts: {
      noun: 'account',
      column: 'account_id',
      parts: [
        tasks,
        recordings,
        sales,
        { table: 'contacts', label: 'Contacts', what: 'a contact', stays: true },
        files,
        history('a note'),
      ],
    },
    contacts: {
      noun: 'contact',
      column: 'contact_id',
      parts: [
        tasks,
        recordings,
        sales,
        { table: 'lead_contacts', label: 'Parts in sales', what: 'a part in a sale', stays: false },
        files,
        history('a note'),
      ],
    },
  }

/** The card's lines for what hangs on a record that is to be deleted, with how many of each there are. */
export async function linesOfHanging(
  table: string,
  id: string,
  { client }: Pick<CallContext, 'client'>,
): Promise<{ label: string; before: string; after: string }[]> {
  const hanging = hangingOn[table]
  if (!hanging) return []
  // All tables have one shape here.
  const untyped: SupabaseClient = client
  const counted = await Promise.all(
    hanging.parts.map(async (part) => ({
      ...part,
      ...(await untyped
        .from(part.table)
        .select('id', { count: 'exact', head: true })
        .eq(hanging.column, id)
        .throwOnError()),
    })),
  )
  return counted
    .filter(({ count }) => count !== 0)
    .map(({ label, count, stays }) => ({
      label,
      before: String(count ?? '?'),
      after: stays ? `Kept, without the ${hanging.noun}` : 'Deleted for good',
    }))
}
