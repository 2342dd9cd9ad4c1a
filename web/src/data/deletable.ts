import { queryOptions, useQuery } from '@tanstack/react-query'
import { inPieces } from './in-pieces.ts'
import { useProfile } from './profile.ts'
import { useRights } from './rights.ts'
import { supabase } from './supabase.ts'

/** The column of who looks after a row, by table; nobody looks after a contact. */
const keepers = { leads: 'owner_id', tasks: 'assignee_id', accounts: 'owner_id', contacts: null } as const
/** Above this a member's choice is not looked through: so many are hardly all their own. */
const most = 1000

/** Whether one of the rows is neither made nor looked after by the person. */
async function hasOthers(
  table: keyof typeof keepers,
  ids: readonly string[],
  person: string,
  signal: AbortSignal,
): Promise<boolean> {
  const columns = ['created_by', keepers[table]].filter((column) => column !== null)
  const others = await inPieces(ids, (piece) => {
    const query = supabase.from(table).select('id').in('id', piece)
    for (const column of columns) query.or(`${column}.is.null,${column}.neq.${person}`)
    return query.limit(1).abortSignal(signal).throwOnError()
  })
  return others.length > 0
}

const othersQuery = (table: keyof typeof keepers, ids: readonly string[], person: string | undefined) =>
  queryOptions({
    queryKey: [table, 'of-others', ids],
    enabled: person !== undefined && ids.length <= most,
    queryFn: ({ signal }) => hasOthers(table, ids, person ?? '', signal),
  })

/** Whether the person may delete all of the rows, so that no button is shown that the database would refuse; false until it is known. */
export function useMayDeleteAll(table: keyof typeof keepers, ids: readonly string[]): boolean {
  const { isManager, isKnown } = useRights()
  const person = useProfile().data?.id
  const others = useQuery(othersQuery(table, ids, isKnown && !isManager ? person : undefined))
  return isManager || others.data === false
}
