import { queryOptions, useQuery } from '@tanstack/react-query'
import { useProfile } from './profile.ts'
import { useRights } from './rights.ts'
import { supabase } from './supabase.ts'

type Table = 'leads' | 'tasks' | 'accounts' | 'contacts'

/** Above this a member's choice is not looked through: so many are hardly all their own. */
const most = 1000

const mayDeleteQuery = (table: Table, ids: readonly string[], isAsked: boolean) =>
  queryOptions({
    queryKey: [table, 'may-delete', ids],
    enabled: isAsked && ids.length <= most,
    queryFn: async ({ signal }) => {
      const asked = supabase.rpc('may_delete', { record: table, ids: [...ids] })
      return (await asked.abortSignal(signal).throwOnError()).data
    },
  })

/** Whether the person may delete all of the rows, so that no button is shown that the database would refuse; false until it is known. */
export function useMayDeleteAll(table: Table, ids: readonly string[]): boolean {
  const { isManager, isKnown } = useRights()
  const answer = useQuery(mayDeleteQuery(table, ids, isKnown && !isManager && ids.length > 0))
  return isManager || answer.data === true
}

interface Row {
  id: string
  created_by: string | null
  /** Who looks after it; nobody looks after a contact. */
  keeper?: string | null
}

/** The same of one row; the database is asked only of what they look after and did not make, which they may have taken over. */
export function useMayDelete(table: Table, { id, created_by, keeper }: Row): boolean {
  const { isManager } = useRights()
  const person = useProfile().data?.id
  const isAuthor = person !== undefined && created_by === person
  const isKeeper = person !== undefined && keeper === person
  const isOfKeeper = useMayDeleteAll(table, isKeeper && !isAuthor ? [id] : [])
  return isManager || isAuthor || (isKeeper && isOfKeeper)
}
